import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** Names in the address the form over a page: of a new listing, or of the one that is shown. */
const WRITE = 'write';

/** Opens the form over the page that one is on, and closes it; what is below stays, and so does the way back. */
export function useWritingWay() {
  const [search, setSearch] = useSearchParams();
  const { state, key } = useLocation();
  const navigate = useNavigate();
  const isOpen = search.get(WRITE) === '1';
  const close = () => {
    // Whoever came by the address alone has nothing to go back to.
    if (key === 'default') setSearch(without(search), { replace: true });
    else void navigate(-1);
  };
  return {
    isOpen,
    close,
    edit: () => setSearch(new URLSearchParams([...search, [WRITE, '1']]), { state, preventScrollReset: true }),
  };
}

function without(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  rest.delete(WRITE);
  return rest;
}
