import { IMPORT_FIELD, type ImportReport } from '@contracts/blog-import';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { newKey } from '../../../client/actionKey';
import { post } from '../../../client/http';
import { CHANGED } from './savePost';

const PATH = '/api/blog/imports';
/** Of a few posts each; more of them than a day has room for. */
const MOST_TURNS = 20;

function formOf(files: readonly File[], isPreview: boolean): FormData {
  const form = new FormData();
  form.append('preview', String(isPreview));
  for (const file of files) form.append(IMPORT_FIELD, file, file.name);
  return form;
}

const send = async (files: readonly File[], isPreview: boolean): Promise<ImportReport> =>
  (await post<ImportReport>(PATH, { body: formOf(files, isPreview), key: newKey() })).data;

/** What of these files would come. */
export const useLookIntoFiles = () => useMutation<ImportReport, Error, readonly File[]>({ mutationFn: (files) => send(files, true) });

/** Brings what is in these files, a few posts at a time, until none waits; `onTurn` hears how many have come. */
export function useBringPosts(onTurn: (count: number) => void) {
  const queries = useQueryClient();
  return useMutation<ImportReport, Error, readonly File[]>({
    mutationFn: async (files) => {
      const brought = new Set<string>();
      for (let turn = 1; ; turn++) {
        const report = await send(files, false);
        for (const { id, outcome } of report.items) if (id !== null && outcome === 'brought') brought.add(id);
        onTurn(brought.size);
        if (report.counts.waiting === 0 || turn === MOST_TURNS) return asBrought(report, brought);
      }
    },
    onSettled: () => {
      for (const queryKey of CHANGED) void queries.invalidateQueries({ queryKey });
    },
  });
}

/** What an earlier turn has brought, the last one knew already. */
function asBrought({ items, counts }: ImportReport, brought: ReadonlySet<string>): ImportReport {
  const isOurs = (id: string | null) => id !== null && brought.has(id);
  const known = items.filter(({ id, outcome }) => outcome === 'known' && !isOurs(id)).length;
  return {
    items: items.map((item) => (isOurs(item.id) ? { ...item, outcome: 'brought', problem: null } : item)),
    counts: { ...counts, brought: brought.size, known },
  };
}
