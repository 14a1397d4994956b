import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { isForPage } from '../../design/pageKey';
import { paths } from '../../paths';

/** Goes to the search in the bar, or opens it where only its icon is shown. */
function focusSearch() {
  const field = document.querySelector<HTMLElement>('[data-search-field]');
  if (field?.checkVisibility()) field.focus();
  else document.querySelector<HTMLElement>('[data-search-trigger]')?.click();
}

/** How long after `g` the second key counts. */
const SEQUENCE = 1000;

export function useShortcuts(showHelp: () => void) {
  const navigate = useNavigate();
  const wentAt = useRef(0);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isForPage(event)) return;
    const going = Date.now() - wentAt.current < SEQUENCE;
    wentAt.current = event.key === 'g' ? Date.now() : 0;
    if (going && event.key === 'f') navigate(paths.forum());
    else if (going && event.key === 'b') navigate(paths.blog());
    else if (going && event.key === 'p') navigate(paths.projects());
    else if (going && event.key === 'k') navigate(paths.careers);
    else if (going && event.key === 'h') navigate(paths.home);
    else if (event.key === '?') showHelp();
    else if (event.key === 'c') navigate(paths.newTopic);
    else if (event.key === '/') focusSearch();
    else return;
    event.preventDefault();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}
