import { lazy, type ComponentType } from "react";

/** A page whose code comes when it is first drawn, or before, when `load` is called. */
export type LaterPage<Props extends object> = ComponentType<Props> & {
  load: () => Promise<void>;
};

/**
 * Like React's `lazy`, but a page whose code is already there is drawn at once: `lazy` would show
 * the fallback of its boundary first, in the place of the page that the server sent.
 */
export function laterPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LaterPage<Props> {
  let Loaded: ComponentType<Props> | null = null;
  const loadOnce = async () => {
    Loaded ??= await load();
    return Loaded;
  };
  const Later = lazy(async () => ({ default: await loadOnce() }));
  const Page = (props: Props) => {
    const Drawn: ComponentType<Props> = Loaded ?? Later;
    return <Drawn {...props} />;
  };
  return Object.assign(Page, {
    load: async () => {
      await loadOnce();
    },
  });
}
