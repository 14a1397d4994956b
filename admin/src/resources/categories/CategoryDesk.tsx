import type { ConsoleCategory } from '@contracts/categories';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { IconCategory, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { ListBase, useCanAccess } from 'react-admin';
import { deskList } from '../../desk/deskList';
import { EmptyBox } from '../../desk/EmptyBox';
import { Kbd } from '../../desk/Kbd';
import { ListPage } from '../../desk/ListPage';
import { RowsSkeleton } from '../../desk/RowsSkeleton';
import { useShortcut } from '../../desk/ShortcutProvider';
import { CategoryDialogs, type CategoryQuestion } from './CategoryDialogs';
import { CategoryList } from './CategoryList';

const DEFAULTS = deskList('categories', { perPage: 100 });

const CategoryHint = () => (
  <Box sx={{ display: { xs: 'none', lg: 'flex' }, gap: 2, alignItems: 'center', p: '10px 16px', color: 'tokens.faint', fontSize: '.8125rem' }}>
    <Kbd>j</Kbd> <Kbd>k</Kbd> kategoriler arasında gezin · <Kbd>Alt ↑</Kbd> <Kbd>Alt ↓</Kbd> sırasını değiştir
  </Box>
);

/** How the categories of the forum are run. */
export function CategoryDesk() {
  const { canAccess: mayRun } = useCanAccess({ resource: 'categories-run', action: 'edit' });
  const { canAccess: mayEdit } = useCanAccess({ resource: 'categories', action: 'edit' });
  const [question, ask] = useState<CategoryQuestion | null>(null);
  const open = () => ask({ kind: 'open' });
  useShortcut('+', 'Kategori ekle', open, mayRun === true);
  const add = mayRun && (
    <Button variant="outlined" aria-keyshortcuts="+" onClick={open} sx={{ justifySelf: 'start', minHeight: { xs: 44, sm: 36 } }}>
      <IconPlus size={16} aria-hidden /> Kategori ekle <Kbd silent>+</Kbd>
    </Button>
  );
  return (
    <ListBase<ConsoleCategory> {...DEFAULTS}>
      <ListPage
        title="Kategoriler"
        unit="kategori"
        filters={
          <Box sx={{ display: 'grid', gap: 3 }}>
            <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '70ch' }}>
              Değişiklikler hemen geçerli olur ve kayda geçer.
            </Typography>
            {add}
          </Box>
        }
        loading={<RowsSkeleton label="Kategoriler yükleniyor" />}
        empty={
          <EmptyBox icon={<IconCategory size={24} aria-hidden />} title="Henüz kategori yok" action={add || undefined}>
            Üyeler konu açabilsin diye önce bir kategori ekleyin.
          </EmptyBox>
        }
        hint={mayEdit ? <CategoryHint /> : undefined}
      >
        <CategoryList mayEdit={mayEdit === true} mayRun={mayRun === true} onAsk={ask} />
      </ListPage>
      <CategoryDialogs question={question} onClose={() => ask(null)} />
    </ListBase>
  );
}
