import type { ConsoleCategory } from '@contracts/categories';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useListContext } from 'react-admin';
import { FactList } from '../../audit/FactList';
import { focusRow } from '../../desk/walk';
import { CategoryForm } from './CategoryForm';
import { MergeDialog } from './MergeDialog';

/** What is asked before something is done, or shown on demand. */
export type CategoryQuestion = { kind: 'open' } | { kind: 'describe' | 'merge' | 'history'; category: ConsoleCategory };

const History = ({ category: { id, name }, onClose }: { category: ConsoleCategory; onClose: () => void }) => (
  <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="category-history" disableRestoreFocus>
    <DialogTitle id="category-history" component="h2" variant="h2">
      {name} kategorisinin geçmişi
    </DialogTitle>
    <DialogContent>
      <FactList filter={{ category: id }} />
    </DialogContent>
    <DialogActions sx={{ p: 6, pt: 2 }}>
      <Button onClick={onClose}>Kapat</Button>
    </DialogActions>
  </Dialog>
);

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
  if (kind === 'history') return <History category={category} onClose={leave} />;
  return <MergeDialog category={category} others={data.filter(({ id, is_active }) => is_active && id !== category.id)} onClose={leave} />;
}
