import { type ConsolePage, PAGE_LIMITS, type PageText } from '@contracts/page-editing';
import { font } from '@design/tokens';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Panel } from '../../desk/Panel';

export type PageField = keyof PageText;

interface PageFieldsProps {
  text: PageText;
  problems: { readonly [Field in PageField]?: string };
  values: ConsolePage['values'];
  onChange: (part: Partial<PageText>) => void;
}

const NAMES = /\{\{([A-Z_]+)\}\}/g;
const unknownIn = (text: PageText, values: ConsolePage['values']): string[] => {
  const named = [...`${text.description}\n${text.markdown}`.matchAll(NAMES)].map(([, name = '']) => name);
  return [...new Set(named)].filter((name) => !Object.hasOwn(values, name));
};

/** What is put in place of names, so that nobody has to know them by heart. */
const Values = ({ values }: { values: ConsolePage['values'] }) => (
  <Box component="details" sx={{ fontSize: '.8125rem', color: 'text.secondary' }}>
    <Box component="summary" sx={{ cursor: 'pointer', width: 'fit-content', py: { xs: 3, sm: 1 } }}>
      Kendiliğinden dolan değerler
    </Box>
    <Box component="dl" sx={{ m: 0, mt: 1, display: 'grid', gridTemplateColumns: { sm: 'max-content minmax(0, 1fr)' }, columnGap: 4, rowGap: 1 }}>
      {Object.entries(values).map(([name, value]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ fontFamily: font.code }}>{`{{${name}}}`}</Box>
          <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  </Box>
);

/** The three parts of a page. */
export function PageFields({ text, problems, values, onChange }: PageFieldsProps) {
  const unknown = unknownIn(text, values);
  const common = (field: PageField, hint?: string) => ({
    name: field,
    size: 'small' as const,
    required: true,
    fullWidth: true,
    value: text[field],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [field]: target.value }),
    error: problems[field] !== undefined,
    helperText: problems[field] ?? hint,
  });
  const left = PAGE_LIMITS.markdown - text.markdown.length;
  return (
    <Panel title="Metin" level="h2">
      <Box sx={{ display: 'grid', gap: 4, pt: 2 }}>
        <TextField {...common('title')} label="Başlık" slotProps={{ htmlInput: { maxLength: PAGE_LIMITS.title, autoComplete: 'off' } }} />
        <TextField
          {...common('description', 'Arama sonuçlarında ve paylaşılınca görünür.')}
          label="Açıklama"
          multiline
          slotProps={{ htmlInput: { maxLength: PAGE_LIMITS.description } }}
        />
        <TextField
          {...common('markdown', left < PAGE_LIMITS.markdown / 10 ? `${left.toLocaleString('tr-TR')} karakter kaldı` : 'Markdown ile yazılır.')}
          label="Metin"
          multiline
          minRows={16}
          slotProps={{ htmlInput: { sx: { fontFamily: font.code, fontVariantLigatures: 'none', fontSize: '.875rem', lineHeight: 1.65 } } }}
        />
        {unknown.length > 0 && (
          <Typography role="status" variant="body2" sx={{ color: 'tokens.warn' }}>
            {unknown.map((name) => `{{${name}}}`).join(', ')} bilinmiyor; sayfada olduğu gibi görünür.
          </Typography>
        )}
        <Values values={values} />
      </Box>
    </Panel>
  );
}
