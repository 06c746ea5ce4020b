import { formatDateWithDay, RACE_NAMES } from "@triplan/domain";
import { PREVIEW_SIZE, weeksText } from "../../modules/sharing/preview/preview-facts.ts";
import type { SharedPlan } from "../../modules/sharing/shared-plan.ts";

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

/** "Olympic triathlon on Sat, May 8, 2027, 16 weeks of training". */
function summary({ raceType, raceDate, weeks }: SharedPlan): string {
  const date = raceDate === null ? "" : ` on ${formatDateWithDay(raceDate)}`;
  return `${RACE_NAMES[raceType]} triathlon${date}, ${weeksText(weeks.length)} of training`;
}

/** What other sites show of a link to a shared plan (https://ogp.me). */
export function previewTags(plan: SharedPlan, origin: string, token: string): string {
  const properties = {
    "og:type": "website",
    "og:site_name": "Triplan",
    "og:title": plan.name,
    "og:description": summary(plan),
    "og:url": `${origin}/p/${token}`,
    "og:image": `${origin}/api/shared-plans/${token}/preview.png`,
    "og:image:width": String(PREVIEW_SIZE.width),
    "og:image:height": String(PREVIEW_SIZE.height),
    "og:image:alt": `The weeks of the plan ${plan.name}`,
  };
  return Object.entries(properties)
    .map(([name, content]) => `<meta property="${name}" content="${escaped(content)}" />`)
    .concat(
      '<meta name="twitter:card" content="summary_large_image" />',
      '<meta name="robots" content="noindex" />',
    )
    .join("\n    ");
}
