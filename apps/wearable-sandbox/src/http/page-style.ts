/** The style of the sandbox's pages, light and dark. */
export const PAGE_STYLE = `:root {
  color-scheme: light dark;
  --page: #f5f6f8; --panel: #ffffff; --ink: #212529; --muted: #5a626b; --line: #868e96; --edge: #dee2e6;
  --banner: #fff6dc; --banner-ink: #5c3d00; --solid: #212529; --on-solid: #ffffff; --focus: #1864ab;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #16181b; --panel: #1f2226; --ink: #e9ecef; --muted: #adb5bd; --line: #868e96; --edge: #3b4046;
    --banner: #3a2f12; --banner-ink: #ffe8a3; --solid: #e9ecef; --on-solid: #16181b; --focus: #74c0fc;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
header { background: var(--banner); color: var(--banner-ink); padding: 0.75rem 1rem; text-align: center; }
main {
  max-width: 32rem; margin: 1.5rem auto; padding: 1.5rem;
  background: var(--panel); border-radius: 12px;
}
h1 { margin: 0 0 0.5rem; font-size: 1.375rem; line-height: 1.25; }
p { margin: 0 0 1rem; color: var(--muted); }
fieldset { border: 0; margin: 0 0 1.25rem; padding: 0; }
legend { padding: 0; font-weight: 600; margin-bottom: 0.25rem; }
.choice { display: flex; gap: 0.75rem; align-items: flex-start; padding: 0.625rem 0; }
.choice input { width: 1.25rem; height: 1.25rem; margin: 0.125rem 0 0; flex: none; accent-color: var(--focus); }
.choice label { font-weight: 500; }
.choice small { display: block; color: var(--muted); font-size: 0.875rem; }
h2 { margin: 1.5rem 0 0.5rem; font-size: 1.0625rem; line-height: 1.4; }
h3 { margin: 0; font-size: 1rem; line-height: 1.5; }
a { color: var(--focus); }
article { margin: 0 0 0.75rem; padding: 0.75rem 1rem; border: 1px solid var(--edge); border-radius: 8px; overflow-wrap: anywhere; }
article ol { margin: 0.25rem 0; padding-left: 1.5rem; font-variant-numeric: tabular-nums; }
article small { display: block; color: var(--muted); font-size: 0.875rem; }
article p { margin: 0; white-space: pre-line; }
summary { padding: 0.625rem 0; cursor: pointer; }
.watches { margin: 0; padding: 0; list-style: none; }
.watches a { display: block; padding: 0.625rem 0; }
.actions { display: flex; gap: 0.75rem; flex-wrap: wrap; }
button {
  min-height: 44px; padding: 0 1.5rem; border-radius: 8px; border: 1px solid var(--solid);
  background: var(--solid); color: var(--on-solid); font: inherit; font-weight: 600; cursor: pointer;
}
button.quiet { background: transparent; color: var(--ink); border-color: var(--line); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
`;
