import { store } from '../../client/store';

const searching = store<ReadonlySet<string>>(new Set());

/** Whether the messages of a conversation are being searched; its head has the button, its inside the field. */
export const useSearching = (chatId: string): boolean => searching.use((all) => all.has(chatId));

export const setSearching = (chatId: string, on: boolean): void =>
  searching.change((all) => {
    if (all.has(chatId) === on) return all;
    const next = new Set(all);
    if (on) next.add(chatId);
    else next.delete(chatId);
    return next;
  });
