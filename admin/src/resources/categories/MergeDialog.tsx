import { CATEGORY_TEXT, type ConsoleCategory, type MergeCategoryRequest } from '@contracts/categories';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { confirmKey } from '../../desk/ConfirmButtons';
import { EffectBox } from '../../desk/EffectBox';
import { useWrite } from '../../providers/useWrite';

const number = (count: number) => count.toLocaleString('tr-TR');

interface MergeDialogProps {
  category: ConsoleCategory;
  others: readonly ConsoleCategory[];
  onClose: () => void;
}

/** Asks into which category one is merged, and says what follows from it. */
export function MergeDialog({ category, others, onClose }: MergeDialogProps) {
  const [into, setInto] = useState('');
  const [isMissing, setMissing] = useState(false);
  const target = others.find(({ id }) => id === into);
  const { act, isPending } = useWrite<MergeCategoryRequest>({
    send: (server, request, key) => server.mergeCategory(category.id, request, key),
    said: CATEGORY_TEXT.merged,
    onDone: onClose,
    touches: ['categories', 'facts'],
  });
  const merge = () => {
    if (isPending) return;
    if (target) act({ into });
    else setMissing(true);
  };
  return (
    <Dialog open onClose={onClose} onKeyDownCapture={confirmKey(merge)} maxWidth="sm" fullWidth aria-labelledby="merge-category" disableRestoreFocus>
      <DialogTitle id="merge-category" component="h2" variant="h2">
        {category.name} kategorisini birleştir
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <TextField
          select
          autoFocus
          fullWidth
          size="small"
          sx={{ mt: 2 }}
          label="Hangi kategoriyle birleştirilsin?"
          value={into}
          error={isMissing}
          helperText={isMissing ? 'Bir kategori seçin.' : undefined}
          onChange={({ target: { value } }) => {
            setInto(value);
            setMissing(false);
          }}
        >
          {others.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        {target && (
          <EffectBox
            effect={{
              tone: 'warn',
              lead: `“${category.name}” listelerden kalkar.`,
              text: `${number(category.topic_count)} konusu “${target.name}” kategorisinde listelenir; orada toplam ${number(category.topic_count + target.topic_count)} konu olur. Eski adresi kalıcı olarak yeni yerine yönlendirilir.`,
            }}
          />
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Birleştirmeyi geri aldığınızda kategori kendi konularıyla birlikte geri gelir. Birleştirildikten sonra açılan konular yerinde kalır.
        </Typography>
      </DialogContent>
      <DialogActions sx={{ p: 6, pt: 2 }}>
        <Button onClick={onClose}>Vazgeç</Button>
        <Button variant="contained" color="primary" onClick={merge} loading={isPending} aria-keyshortcuts="Control+Enter">
          Birleştir
        </Button>
      </DialogActions>
    </Dialog>
  );
}
