/** What says that somebody wants to go elsewhere. */
const LEADS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
/** By then the page has its pictures and panels; what grows later is not waited for. */
const AT_MOST_MS = 5_000;
/** Places are rounded to the device's pixels. */
const SAME_PX = 2;

const placeOf = (target: HTMLElement) => ({ y: scrollY, top: target.getBoundingClientRect().top + scrollY, end: document.documentElement.scrollHeight });

/**
 * Shows an element and holds it where it is while what stands above it still grows, until the reader leads; answers how to let go.
 * A reader leads by a device, and also where none is heard of: searching in the page, a screen reader, whatever else moves the page.
 */
export function stayInView(target: HTMLElement): () => void {
  let shown = placeOf(target);
  const show = () => {
    target.scrollIntoView({ block: 'start' });
    shown = placeOf(target);
  };
  const followScroll = () => {
    const now = placeOf(target);
    const grown = now.top - shown.top;
    const moved = now.y - shown.y;
    // A browser that keeps in place what is read moves the page by what grew above it, and by no more.
    const isKept = moved >= Math.min(0, grown) - SAME_PX && moved <= Math.max(0, grown) + SAME_PX;
    const isCutShort = now.end < shown.end && now.y + innerHeight >= now.end - SAME_PX;
    if (!isKept && !isCutShort) letGo();
  };
  const growth = new ResizeObserver(show);
  const letGo = () => {
    growth.disconnect();
    clearTimeout(timer);
    window.removeEventListener('scroll', followScroll);
    for (const event of LEADS) window.removeEventListener(event, letGo);
  };
  const timer = setTimeout(letGo, AT_MOST_MS);
  for (const event of LEADS) window.addEventListener(event, letGo, { passive: true });
  window.addEventListener('scroll', followScroll, { passive: true });
  show();
  growth.observe(document.body);
  return letGo;
}
