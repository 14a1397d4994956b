import { filterNameProblem, type SavedFilter, TIMELINE_LIMITS, TIMELINE_TEXT } from '@contracts/audit-timeline';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { IconBookmark, IconPencil, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { Link as RouterLink, useMatch } from 'react-router-dom';
import type { DeskDataProvider } from '../../providers/dataProvider';
import { useWrite } from '../../providers/useWrite';
import { addressOf, useTimelineFilter } from './useTimeline';

const KEPT = 'saved-filters';

function useSavedFilters() {
  const dataProvider = useDataProvider<DeskDataProvider>();
  return useQuery({ queryKey: [KEPT], queryFn: ({ signal }) => dataProvider.savedFilters(signal) });
}

interface NameFormProps {
  label: string;
  confirmLabel: string;
  initial?: string;
  isPending: boolean;
  onConfirm: (name: string) => void;
}

function NameForm({ label, confirmLabel, initial = '', isPending, onConfirm }: NameFormProps) {
  const [name, setName] = useState(initial);
  const [problem, setProblem] = useState<string | null>(null);
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    const found = filterNameProblem(name);
    setProblem(found);
    if (!found && !isPending) onConfirm(name.trim());
  };
  return (
    <Box component="form" onSubmit={confirm} noValidate sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2, flex: 1 }}>
      <TextField
        size="small"
        label={label}
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={problem !== null}
        helperText={problem}
        slotProps={{ htmlInput: { maxLength: TIMELINE_LIMITS.filterName } }}
        sx={{ flex: '1 1 200px' }}
      />
      <Button type="submit" variant="outlined" loading={isPending} sx={{ minHeight: 44 }}>
        {confirmLabel}
      </Button>
    </Box>
  );
}

function KeptRow({ kept, onOpen }: { kept: SavedFilter; onOpen: () => void }) {
  const [renaming, setRenaming] = useState(false);
  // Where a fact is open the list goes on beside none.
  const pathname = useMatch('/exports') ? '/exports' : '/audit';
  const rename = useWrite<{ name: string }, SavedFilter[]>({
    send: (server, { name }, key) => server.renameFilter(kept.id, name, key),
    said: TIMELINE_TEXT.renamed,
    touches: [KEPT],
    onDone: () => setRenaming(false),
  });
  const remove = useWrite<object, SavedFilter[]>({
    send: (server, _, key) => server.removeFilter(kept.id, key),
    said: TIMELINE_TEXT.removed,
    touches: [KEPT],
    onDone: () => undefined,
  });
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44, borderBottom: 1, borderColor: 'divider', py: 1 }}>
      {renaming ? (
        <NameForm label="Yeni ad" confirmLabel="Kaydet" initial={kept.name} isPending={rename.isPending} onConfirm={(name) => rename.act({ name })} />
      ) : (
        <>
          <Link
            component={RouterLink}
            to={{ pathname, search: addressOf(kept.filter) }}
            onClick={onOpen}
            sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', py: 2 }}
          >
            {kept.name}
          </Link>
          <IconButton aria-label={`“${kept.name}” filtresini yeniden adlandır`} onClick={() => setRenaming(true)} sx={{ width: 44, height: 44 }}>
            <IconPencil size={18} />
          </IconButton>
          <IconButton aria-label={`“${kept.name}” filtresini sil`} disabled={remove.isPending} onClick={() => remove.act({})} sx={{ width: 44, height: 44 }}>
            <IconTrash size={18} />
          </IconButton>
        </>
      )}
    </Box>
  );
}

/** Filters under a name, for whoever saved them alone. */
export function SavedFilters() {
  const { filter } = useTimelineFilter();
  const { data = [] } = useSavedFilters();
  const [open, setOpen] = useState(false);
  const titleId = useId();
  const isFiltered = Object.keys(filter).length > 0;
  const save = useWrite<{ name: string; filter: string }, SavedFilter[]>({
    send: (server, request, key) => server.saveFilter(request.name, request.filter, key),
    said: TIMELINE_TEXT.saved,
    touches: [KEPT],
    onDone: () => undefined,
  });
  return (
    <>
      <Button size="small" startIcon={<IconBookmark size={16} aria-hidden />} onClick={() => setOpen(true)} sx={{ minHeight: { xs: 44, sm: 32 } }}>
        Filtrelerim{data.length > 0 && ` (${data.length.toLocaleString('tr-TR')})`}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} fullWidth maxWidth="xs" aria-labelledby={titleId}>
        <DialogTitle id={titleId} component="h2" variant="h2">
          Filtrelerim
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 4 }}>
          <Typography sx={{ color: 'text.secondary' }}>Yalnızca siz görürsünüz. Bir filtreyi paylaşmak için sayfanın adresini gönderin.</Typography>
          {data.length > 0 && (
            <Box component="ul" aria-label="Kayıtlı filtreler" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {data.map((kept) => (
                <KeptRow key={kept.id} kept={kept} onOpen={() => setOpen(false)} />
              ))}
            </Box>
          )}
          {isFiltered ? (
            <Box sx={{ pt: 1 }}>
              <NameForm
                key={data.length}
                label="Şimdiki filtrenin adı"
                confirmLabel="Kaydet"
                isPending={save.isPending}
                onConfirm={(name) => save.act({ name, filter: addressOf(filter) })}
              />
            </Box>
          ) : (
            <Typography sx={{ color: 'tokens.faint' }}>{TIMELINE_TEXT.nothingToSave}.</Typography>
          )}
        </DialogContent>
        <DialogActions sx={{ p: 6, pt: 2 }}>
          <Button onClick={() => setOpen(false)}>Kapat</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
