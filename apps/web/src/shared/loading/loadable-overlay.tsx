import { useEffect, useEffectEvent, useState, type ComponentType } from "react";
import { loadCode } from "./load-code.ts";
import { loadOnce } from "./load-once.ts";
import type { Loadable } from "./loadable.tsx";
import { notifyNotOpened } from "./notify-not-opened.ts";

export interface OverlayProps {
  /** False closes an overlay that stays mounted. */
  opened?: boolean;
  onClose: () => void;
}

/**
 * A dialog, drawer or menu whose code loads when it first opens, or earlier with `load`. If that
 * fails, the page stays as it is: the overlay closes, a toast says why, and each opening retries.
 */
export function loadableOverlay<Props extends OverlayProps>(
  load: () => Promise<ComponentType<Props>>,
): Loadable<Props> {
  const once = loadOnce(load);
  const Overlay = (props: Props) => {
    const { opened = true, onClose } = props;
    const [Drawn, setDrawn] = useState(() => once.current);
    const cancel = useEffectEvent((cause: unknown) => {
      notifyNotOpened(cause);
      onClose();
    });
    const isMissing = opened && Drawn === null;
    useEffect(() => {
      if (!isMissing) return undefined;
      let isClosed = false;
      loadCode(once.load).then(
        (code) => isClosed || setDrawn(() => code),
        (cause: unknown) => isClosed || cancel(cause),
      );
      return () => {
        isClosed = true;
      };
    }, [isMissing]);
    return Drawn && <Drawn {...props} />;
  };
  return Object.assign(Overlay, {
    load: async () => {
      await once.load();
    },
  });
}
