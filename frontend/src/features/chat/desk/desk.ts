import { store } from '../../../client/store';
import { columnsIn, type DeskWindow, fitted, withMinimised, withOpened, without } from './windows';

export type Tab = 'chats' | 'people';

interface Desk {
  panel: 'closed' | 'open' | 'minimised';
  tab: Tab;
  search: string;
  /** Whether the panel shows the requests instead of the conversations. */
  isAtRequests: boolean;
  windows: readonly DeskWindow[];
}
const CLOSED: Desk = { panel: 'closed', tab: 'chats', search: '', isAtRequests: false, windows: [] };
const desk = store(CLOSED);
const columns = () => columnsIn(innerWidth);

/** The panel and the windows beside it, for as long as the page is open. */
export const useDesk = desk.use;
export const changeDesk = (change: Partial<Desk>) => desk.change((before) => ({ ...before, ...change }));

export const openPanel = () => changeDesk({ panel: 'open' });
export const minimisePanel = () => changeDesk({ panel: 'minimised' });
/** What was open beside it goes with it. */
export const closePanel = () => desk.change(() => CLOSED);

/** Opens the panel at the conversations, with one of them in a window. */
export const openWindow = (chatId: string) => desk.change(({ windows }) => ({ ...CLOSED, panel: 'open', windows: withOpened(windows, chatId, columns()) }));
/** Opens one beside the panel as it is. */
export const openBeside = (chatId: string) => desk.change((before) => ({ ...before, windows: withOpened(before.windows, chatId, columns()) }));
export const minimiseWindow = (chatId: string) => desk.change((before) => ({ ...before, windows: withMinimised(before.windows, chatId) }));
export const closeWindow = (chatId: string) => desk.change((before) => ({ ...before, windows: without(before.windows, chatId) }));
export const fitDesk = () => desk.change((before) => ({ ...before, windows: fitted(before.windows, columns()) }));
