// Where the server paints the page, the app waits in #app until that can be seen: its scripts would compete with the paint.
addEventListener('DOMContentLoaded', () => {
  const app = document.getElementById('app')?.content;
  const script = app?.querySelector('script');
  if (!script) return;
  const ask = (part) => document.head.append(document.importNode(part, true));
  // A style sheet that fails has no other end than that of the page's loading.
  const styled = () => {
    const missing = [...document.querySelectorAll('link[rel="stylesheet"]')].filter((link) => !link.sheet);
    if (missing.length === 0 || document.readyState === 'complete') return Promise.resolve();
    const come = missing.map((link) => new Promise((resolve) => link.addEventListener('load', resolve)));
    return Promise.race([Promise.all(come), new Promise((resolve) => addEventListener('load', resolve))]);
  };
  const start = () => {
    script.remove();
    ask(app);
    // The app is never drawn without its looks.
    styled().then(() => ask(script));
  };
  // What nobody looks at is not painted either.
  if (document.hidden) start();
  else requestAnimationFrame(() => setTimeout(start));
});
