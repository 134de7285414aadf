// Before anything is painted: the language and the theme chosen last time (src/app/preferences.ts), so that no other
// theme flashes up. A file of its own, since the page may run nothing inline.
try {
  const stored = JSON.parse(localStorage.getItem('skatrunde.preferences') ?? '{}');
  const contrast = matchMedia('(prefers-contrast: more)').matches;
  if (contrast) document.documentElement.dataset.theme = 'contrast';
  if (['wood', 'light', 'night', 'contrast'].includes(stored.theme))
    document.documentElement.dataset.theme = stored.theme;
  if (['de', 'en'].includes(stored.language)) document.documentElement.lang = stored.language;
} catch {
  // Nothing is stored, or nothing may be: the page begins in wood.
}
