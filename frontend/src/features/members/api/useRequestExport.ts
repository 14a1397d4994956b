import { type DataExport, OWN_DATA_TEXT } from '@contracts/own-data';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useActionKey } from '../../../client/actionKey';
import { messageOf } from '../../../client/apiError';
import { post } from '../../../client/http';
import { toast } from '../../../design/toast';
import { dataExportQuery } from './dataExportQuery';

export function useRequestExport() {
  const once = useActionKey();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => once(null, (key) => post<DataExport>('/api/auth/data-export', { key })),
    onSuccess: ({ data, message }) => {
      client.setQueryData(dataExportQuery.queryKey, data);
      void toast({ text: message ?? OWN_DATA_TEXT.exportRequested });
    },
    onError: (error) => toast({ text: messageOf(error), tone: 'danger' }),
  });
}
