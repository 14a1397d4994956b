// Runs before the first paint, so that a chosen dark scheme does not flash white. A file of its own: the page's policy allows no inline script.
try {
  const { theme } = JSON.parse(localStorage.getItem('themeSettings') ?? '{}');
  if (theme === 'dark' || theme === 'light') document.documentElement.style.colorScheme = theme;
} catch {
  // Unreadable settings mean the system's scheme, which the page already has.
}
