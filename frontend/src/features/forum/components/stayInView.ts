/** What says that somebody wants to go elsewhere. */
const LEADS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
/** By then the page has its pictures and panels; what grows later is not waited for. */
const AT_MOST_MS = 5_000;

/** Shows an element and holds it where it is while what stands above it still grows, until the reader leads; answers how to let go. */
export function stayInView(target: HTMLElement): () => void {
  const growth = new ResizeObserver(() => target.scrollIntoView({ block: 'start' }));
  const letGo = () => {
    growth.disconnect();
    clearTimeout(timer);
    for (const event of LEADS) window.removeEventListener(event, letGo);
  };
  const timer = setTimeout(letGo, AT_MOST_MS);
  for (const event of LEADS) window.addEventListener(event, letGo, { passive: true });
  target.scrollIntoView({ block: 'start' });
  growth.observe(document.body);
  return letGo;
}
