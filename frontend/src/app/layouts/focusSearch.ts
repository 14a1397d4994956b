/** Goes to the search in the bar, or opens it where only its icon is shown. */
export function focusSearch() {
  const field = document.querySelector<HTMLElement>('[data-search-field]');
  if (field?.checkVisibility()) field.focus();
  else document.querySelector<HTMLElement>('[data-search-trigger]')?.click();
}
