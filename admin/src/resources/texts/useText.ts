import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { DeskDataProvider } from '../../providers/dataProvider';
import type { TextType } from '../../providers/textCalls';

/** What shows a text or what was decided about it. */
export const TEXT_TOUCHES = ['texts', 'cases', 'members', 'decisions', 'appeals', 'facts'];

/** Which text is open. */
export interface OpenedText {
  type: TextType;
  id: string;
}

/** A text as it stands at this moment: it is asked for each time that it is opened. */
export function useText(type: TextType, id: string) {
  const dataProvider = useDataProvider<DeskDataProvider>();
  return useQuery({ queryKey: ['texts', type, id], queryFn: () => dataProvider.textOf(type, id), gcTime: 0, refetchOnWindowFocus: false });
}
