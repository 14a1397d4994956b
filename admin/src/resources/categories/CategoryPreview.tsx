import type { Category } from '@contracts/forum';
import { dark, light } from '@design/tokens';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { rounded } from '../../theme/rounded';
import { CategoryName } from './CategoryName';

const SCHEMES = [
  { scheme: 'light', label: 'Açık tema', tokens: light },
  { scheme: 'dark', label: 'Koyu tema', tokens: dark },
] as const;

/** The head of the category and one of its topics, as members see them in either scheme. */
export function CategoryPreview({ name, description, color }: Pick<Category, 'name' | 'description' | 'color'>) {
  const shown = { name: name.trim() || 'Kategori adı', color };
  return (
    <Box component="section" aria-label="Önizleme" sx={{ display: 'grid', gap: 3, alignContent: 'start', pt: { md: 2 } }}>
      <Typography component="h3" variant="h3" sx={{ color: 'text.secondary' }}>
        Önizleme
      </Typography>
      {SCHEMES.map(({ scheme, label, tokens }) => (
        <Box
          key={scheme}
          role="group"
          aria-label={label}
          sx={{ p: 4, display: 'grid', gap: 2, bgcolor: tokens.surface, color: tokens.text, border: 1, borderColor: tokens.line, borderRadius: rounded.medium }}
        >
          <Box sx={{ fontSize: '1.125rem', fontWeight: 650, overflowWrap: 'anywhere' }}>{shown.name}</Box>
          {description.trim() && <Box sx={{ color: tokens.muted, fontSize: '.8125rem', overflowWrap: 'anywhere' }}>{description}</Box>}
          <Box sx={{ borderTop: 1, borderColor: tokens.line, pt: 2, display: 'grid', gap: 1 }}>
            <Box sx={{ fontWeight: 600 }}>Bir konunun başlığı</Box>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, fontSize: '.8125rem', color: tokens.muted }}>
              <CategoryName category={shown} scheme={scheme} /> · az önce
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
