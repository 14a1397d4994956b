import type { ConsoleCategory } from '@contracts/categories';
import { useListContext } from 'react-admin';
import { HistoryDialog } from '../../audit/HistoryDialog';
import { focusRow } from '../../desk/walk';
import { CategoryForm } from './CategoryForm';
import { MergeDialog } from './MergeDialog';

/** What is asked before something is done, or shown on demand. */
export type CategoryQuestion = { kind: 'open' } | { kind: 'describe' | 'merge' | 'history'; category: ConsoleCategory };

export function CategoryDialogs({ question, onClose }: { question: CategoryQuestion | null; onClose: () => void }) {
  const { data = [] } = useListContext<ConsoleCategory>();
  if (!question) return null;
  const leave = () => {
    onClose();
    if ('category' in question) requestAnimationFrame(() => focusRow('category', question.category.id));
  };
  if (question.kind === 'open') return <CategoryForm category={null} onClose={leave} />;
  const { kind, category } = question;
  if (kind === 'describe') return <CategoryForm category={category} onClose={leave} />;
  if (kind === 'history') return <HistoryDialog title={`${category.name} kategorisinin geçmişi`} filter={{ category: category.id }} onClose={leave} />;
  return <MergeDialog category={category} others={data.filter(({ id, is_active }) => is_active && id !== category.id)} onClose={leave} />;
}
