import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { findBrowser } from "../src/find-browser.ts";
import { BROWSER_FLAGS } from "./product.ts";

/** Fetched when it is first needed: too large for everyone who installs Triplan. */
const LIGHTHOUSE = "lighthouse@13.5.0";

/** What a first visit on a slow phone takes, in milliseconds and kilobytes. */
export interface Vitals {
  /** 0 to 100. */
  score: number;
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  /** Sum of the layout shifts, without a unit. */
  shift: number;
  /** Scripts and styles as transferred, those that load in the background included. */
  kilobytes: number;
}

interface Request {
  resourceType: string;
  transferSize: number;
}

interface Report {
  categories: { performance: { score: number } };
  audits: Record<string, { numericValue: number; details?: { items: Request[] } }>;
}

const CODE = new Set(["Script", "Stylesheet"]);

function vitalsOf({ categories, audits }: Report): Vitals {
  const value = (name: string) => audits[name]?.numericValue ?? NaN;
  const requests = audits["network-requests"]?.details?.items ?? [];
  const code = requests.filter(({ resourceType }) => CODE.has(resourceType));
  return {
    score: 100 * categories.performance.score,
    firstPaint: value("first-contentful-paint"),
    largestPaint: value("largest-contentful-paint"),
    blocked: value("total-blocking-time"),
    shift: value("cumulative-layout-shift"),
    kilobytes: code.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
  };
}

/** A first visit by Lighthouse: its phone, with processor and network slowed down. */
export function visit(url: string, cookie: string): Vitals {
  const folder = mkdtempSync(join(tmpdir(), "triplan-lighthouse-"));
  const file = join(folder, "report.json");
  try {
    const { status, stderr } = spawnSync(
      "npx",
      [
        "-y",
        LIGHTHOUSE,
        url,
        "--quiet",
        "--only-categories=performance",
        "--throttling-method=devtools",
        "--output=json",
        `--output-path=${file}`,
        `--extra-headers=${JSON.stringify(cookie === "" ? {} : { cookie })}`,
        `--chrome-flags=${["--headless", ...BROWSER_FLAGS].join(" ")}`,
      ],
      {
        encoding: "utf8",
        env: { ...process.env, CHROME_PATH: findBrowser() ?? chromium.executablePath() },
      },
    );
    if (status !== 0) throw new Error(`Lighthouse failed: ${stderr}`);
    const report: Report = JSON.parse(readFileSync(file, "utf8"));
    return vitalsOf(report);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
