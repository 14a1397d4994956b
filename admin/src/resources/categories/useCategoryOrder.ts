import { type ConsoleCategory, placedText } from '@contracts/categories';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { DeskDataProvider } from '../../providers/dataProvider';

interface Place {
  id: string;
  before: string | null;
}

/** The categories in the order in which they are being put: it is shown at once, and is the server's again when that has heard of all moves. */
export function useCategoryOrder(categories: readonly ConsoleCategory[]) {
  const dataProvider = useDataProvider<DeskDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  const [said, say] = useState('');
  const { mutate } = useMutation<void, Error, Place>({
    networkMode: 'always',
    mutationKey: ['category-order'],
    // One after the other: each begins where the one before has left them.
    scope: { id: 'category-order' },
    mutationFn: ({ id, before }) => dataProvider.placeCategory(id, { before }, crypto.randomUUID()),
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: async () => {
      if (queryClient.isMutating({ mutationKey: ['category-order'] }) > 1) return;
      await queryClient.invalidateQueries({ queryKey: ['categories'] });
      setWanted(null);
    },
  });
  const byId = new Map(categories.map((category) => [category.id, category]));
  const shown = wanted ? wanted.flatMap((id) => byId.get(id) ?? []) : [...categories];

  /** Puts one at a place, counted from 0. */
  const put = (id: string, at: number) => {
    const ids = shown.map((category) => category.id);
    const from = ids.indexOf(id);
    const to = Math.min(ids.length - 1, Math.max(0, at));
    if (from < 0 || from === to) return;
    const next = ids.filter((other) => other !== id);
    next.splice(to, 0, id);
    setWanted(next);
    say(placedText(byId.get(id)?.name ?? '', to + 1));
    mutate({ id, before: next[to + 1] ?? null });
  };
  return { shown, said, put };
}
