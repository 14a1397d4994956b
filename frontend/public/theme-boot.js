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
})();
