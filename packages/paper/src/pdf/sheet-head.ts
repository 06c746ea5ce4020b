import type { Span } from "./break-lines.ts";
import type { Block } from "./fit.ts";
import type { PageFrame } from "./page-frame.ts";

interface Head {
  title: string;
  /** In the line of the title. */
  beside: string;
  below: string;
  /** Lines at the right edge. */
  right: readonly (readonly Span[])[];
}

const RIGHT = 150;

/** The title of a sheet and the facts around it. */
export function sheetHead({ page, root, x, width }: PageFrame, scale: number, head: Head): Block {
  const room = width - RIGHT - 12;
  const title = page.text([{ text: head.title, weight: 700 }], { size: 17 * scale, width: room });
  const titleLine = title.height / Math.max(1, Math.round(title.height / (17 * scale * 1.36)));
  const besideX = title.width + 8;
  const isBeside = title.height === titleLine && besideX < room - 80;
  const beside = page.text([{ text: head.beside }], {
    size: 10.5 * scale,
    width: isBeside ? room - besideX : room,
  });
  const below = page.text([{ text: head.below }], { size: 9 * scale, width: room });
  const right = head.right.map((spans) =>
    page.text(spans, { size: 9 * scale, width: RIGHT, align: "right" }),
  );
  const rightHeight = right.reduce((sum, { height }) => sum + height, 0);
  const titleHeight =
    title.height + (isBeside ? Math.max(0, beside.height - 15 * scale) : beside.height);
  const bottom = 6 * scale;
  return {
    height: Math.max(titleHeight + below.height, rightHeight) + bottom,
    draw: (y) => {
      page.group(root, "Sect", (section) => {
        page.tagged(section, "H1", () => title.draw(x, y));
        page.tagged(section, "P", () => {
          if (isBeside) beside.draw(x + besideX, y + 6.2 * scale);
          else beside.draw(x, y + title.height);
        });
        page.tagged(section, "P", () => below.draw(x, y + titleHeight));
        let at = y;
        for (const text of right) {
          page.tagged(section, "P", () => text.draw(x + width - RIGHT, at));
          at += text.height;
        }
      });
      page.line(
        x,
        y + Math.max(titleHeight + below.height, rightHeight) + bottom,
        width,
        1.5,
        "black",
      );
    },
  };
}
