import { formatDateWithDay, RACE_NAMES } from "@triplan/domain";
import type { SharedPlan } from "../../modules/sharing/shared-plan.ts";

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

/** "Olympic triathlon on Sat 8 May 2027, 16 weeks". */
function summary({ raceType, raceDate, weeks }: SharedPlan): string {
  const date = raceDate === null ? "" : ` on ${formatDateWithDay(raceDate)}`;
  const length = weeks.length === 1 ? "1 week" : `${weeks.length} weeks`;
  return `${RACE_NAMES[raceType]} triathlon${date}, ${length} of training`;
}

/** What other sites show of a link to a shared plan (https://ogp.me). */
export function previewTags(plan: SharedPlan, url: string): string {
  const properties = {
    "og:type": "website",
    "og:site_name": "Triplan",
    "og:title": plan.name,
    "og:description": summary(plan),
    "og:url": url,
  };
  return Object.entries(properties)
    .map(([name, content]) => `<meta property="${name}" content="${escaped(content)}" />`)
    .concat('<meta name="robots" content="noindex" />')
    .join("\n    ");
}
