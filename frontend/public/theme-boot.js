// Runs before the first paint, so that the stored theme never flashes. The same rules live in src/design/themeSettings.ts.
(() => {
  let stored = {};
  try {
    stored = JSON.parse(localStorage.getItem('themeSettings') ?? '{}') ?? {};
  } catch {
    // A blocked or broken storage means the defaults.
  }
  const dark = stored.theme === 'dark' || (stored.theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  const root = document.documentElement;
  root.dataset.mantineColorScheme = dark ? 'dark' : 'light';
  root.dataset.fontSize = ['small', 'large'].includes(stored.fontSize) ? stored.fontSize : 'medium';
  root.dataset.compact = String(stored.compactMode === true);
  root.dataset.animations = String(stored.animations !== false);
  // What the first paint leaves out: the buttons of guests where a member is known, and a banner that was closed in this tab.
  try {
    if (localStorage.getItem('knownMember')) root.dataset.known = '';
    if (Object.keys(sessionStorage).some((key) => key.startsWith('betaBanner:'))) root.dataset.betaClosed = '';
  } catch {
    // Without storage nobody is known.
  }
})();
