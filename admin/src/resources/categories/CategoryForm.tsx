import {
  CATEGORY_COLOR_LABEL,
  CATEGORY_COLORS,
  CATEGORY_FIELDS,
  CATEGORY_LIMITS,
  CATEGORY_TEXT,
  type ConsoleCategory,
  categoryProblems,
  categorySlug,
  type OpenCategoryRequest,
  slugProblem,
} from '@contracts/categories';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type FormEvent, useRef, useState } from 'react';
import { confirmKey } from '../../desk/ConfirmButtons';
import { problemsIn } from '../../providers/problemsIn';
import { useWrite } from '../../providers/useWrite';
import { CategoryPreview } from './CategoryPreview';
import { ColorChoice } from './ColorChoice';

type Fields = Required<OpenCategoryRequest>;
type Problems = { [Name in keyof Fields]?: string };

const EMPTY: Fields = { name: '', slug: '', description: '', color: 'blue' };

/** Opens a category, or changes what one says of itself; shows beside it how members will see it. */
export function CategoryForm({ category, onClose }: { category: ConsoleCategory | null; onClose: (saved?: ConsoleCategory) => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState<Fields>(category ?? EMPTY);
  const [problems, setProblems] = useState<Problems>({});
  const isNew = category === null;
  const slug = fields.slug || categorySlug(fields.name);
  const show = (found: Problems) => {
    setProblems(found);
    const [first] = Object.keys(found);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    return first !== undefined;
  };
  const { act, isPending } = useWrite<Fields>({
    send: (server, request, key) => (category ? server.describeCategory(category.id, request, key) : server.openCategory(request, key)),
    said: isNew ? CATEGORY_TEXT.opened : CATEGORY_TEXT.saved,
    onDone: () => onClose(),
    onRefused: (error) => show(problemsIn(error)),
    touches: ['categories', 'facts'],
  });
  const set = <Name extends keyof Fields>(name: Name, value: Fields[Name]) => {
    setFields((before) => ({ ...before, [name]: value }));
    setProblems((before) => ({ ...before, [name]: undefined }));
  };
  const save = (event?: FormEvent) => {
    event?.preventDefault();
    if (isPending) return;
    const ofSlug = isNew && fields.name.trim() ? slugProblem(slug) : null;
    if (!show({ ...categoryProblems(fields), ...(ofSlug ? { slug: ofSlug } : {}) })) act({ ...fields, slug });
  };
  const text = (name: 'name' | 'slug' | 'description') => ({
    name,
    label: CATEGORY_FIELDS[name],
    value: fields[name],
    error: problems[name] !== undefined,
    size: 'small' as const,
    fullWidth: true,
    onChange: ({ target }: { target: { value: string } }) => set(name, target.value),
  });
  return (
    <Dialog open onClose={() => onClose()} maxWidth="md" fullWidth aria-labelledby="category-form" disableRestoreFocus>
      <Box component="form" ref={form} noValidate onSubmit={save} onKeyDownCapture={confirmKey(save)}>
        <DialogTitle id="category-form" component="h2" variant="h2">
          {isNew ? 'Kategori ekle' : `${category.name} kategorisini düzenle`}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 320px)' }, gap: 6 }}>
          <Box sx={{ display: 'grid', gap: 4, alignContent: 'start', pt: 2 }}>
            <TextField {...text('name')} autoFocus required helperText={problems.name} slotProps={{ htmlInput: { maxLength: CATEGORY_LIMITS.name.max } }} />
            {isNew && (
              <TextField
                {...text('slug')}
                placeholder={categorySlug(fields.name)}
                helperText={problems.slug ?? `Adresi /forum?category=${slug} olur. Ad değişse de adres değişmez.`}
                slotProps={{ htmlInput: { maxLength: CATEGORY_LIMITS.slug.max } }}
              />
            )}
            <TextField
              {...text('description')}
              multiline
              minRows={2}
              maxRows={6}
              helperText={problems.description ?? `${fields.description.length} / ${CATEGORY_LIMITS.description.max}`}
              slotProps={{ htmlInput: { maxLength: CATEGORY_LIMITS.description.max } }}
            />
            <ColorChoice colors={CATEGORY_COLORS} labels={CATEGORY_COLOR_LABEL} value={fields.color} onChoose={(color) => set('color', color)} />
          </Box>
          <CategoryPreview name={fields.name} description={fields.description} color={fields.color} />
        </DialogContent>
        <DialogActions sx={{ p: 6, pt: 2 }}>
          <Button onClick={() => onClose()}>Vazgeç</Button>
          <Button type="submit" variant="contained" color="primary" loading={isPending} aria-keyshortcuts="Control+Enter">
            {isNew ? 'Kategoriyi aç' : 'Kaydet'}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
