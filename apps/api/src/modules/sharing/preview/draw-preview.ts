import { createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import { drawBars } from "./draw-bars.ts";
import { PreviewFonts } from "./preview-fonts.ts";
import { PREVIEW_SIZE, type PreviewFacts } from "./preview-facts.ts";

const EDGE = 72;
const INK = "#212529";
const MUTED = "#5a626b";
/** The three bars of the logo, on a grid of 24. */
const LOGO = [
  ["#0b7285", [1, 20, 4.5, 12, 9, 12, 5.5, 20]],
  ["#7048e8", [7.5, 20, 14.5, 4, 19, 4, 12, 20]],
  ["#d9480f", [14, 20, 18.4, 10, 22.9, 10, 18.5, 20]],
] as const;
const LOGO_SCALE = 2.2;

const NAME = { size: 68, lead: 80, maxLines: 2 } as const;
const BARS = { top: 396, bottom: EDGE - 8 } as const;

/** A picture of a plan for sites that show previews of links, as PNG. */
export async function drawPreview(facts: PreviewFacts): Promise<Uint8Array> {
  const { width, height } = PREVIEW_SIZE;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  const fonts = await PreviewFonts.for(`Triplan…${facts.name}${facts.tag}${facts.line}`);
  try {
    context.fillStyle = "#ffffff";
    context.fillRect(0, 0, width, height);
    drawLogo(context, fonts);
    drawTexts(context, fonts, facts);
    const frame = { left: EDGE, right: width - EDGE, top: BARS.top, bottom: height - BARS.bottom };
    drawBars(context, facts.weeks, frame);
    return await canvas.encode("png");
  } finally {
    fonts.close();
  }
}

function drawLogo(context: SKRSContext2D, fonts: PreviewFonts): void {
  for (const [colour, points] of LOGO) {
    context.beginPath();
    for (let at = 0; at < points.length; at += 2) {
      const [x = 0, y = 0] = points.slice(at, at + 2);
      context.lineTo(EDGE + x * LOGO_SCALE, 40 + y * LOGO_SCALE);
    }
    context.fillStyle = colour;
    context.fill();
  }
  context.fillStyle = INK;
  fonts.draw(context, "Triplan", { x: EDGE + 64, y: 83, size: 32, weight: 700 });
}

function drawTexts(context: SKRSContext2D, fonts: PreviewFonts, facts: PreviewFacts): void {
  const room = PREVIEW_SIZE.width - 2 * EDGE;
  const tag = { y: 83, size: 28, weight: 700 } as const;
  const tagWidth = fonts.width(context, facts.tag, tag);
  context.fillStyle = MUTED;
  fonts.draw(context, facts.tag, { ...tag, x: EDGE + room - tagWidth });
  const lines = fonts.lines(context, facts.name, { ...NAME, weight: 700, room });
  // One line sits in the middle of the room for two.
  let y = lines.length === 1 ? 226 : 186;
  context.fillStyle = INK;
  for (const line of lines) {
    fonts.draw(context, line, { x: EDGE, y, size: NAME.size, weight: 700 });
    y += NAME.lead;
  }
  context.fillStyle = MUTED;
  fonts.draw(context, facts.line, { x: EDGE, y: y - 12, size: 30, weight: 400 });
}
