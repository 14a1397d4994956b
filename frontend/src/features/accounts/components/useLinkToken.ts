import { useLocation } from 'react-router-dom';

/** The token of a mailed link. A browser keeps what stands behind the # to itself: no log of a server or proxy has it. */
export const useLinkToken = (): string | null => new URLSearchParams(useLocation().hash.slice(1)).get('token');
