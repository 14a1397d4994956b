import type { Category } from '@contracts/forum';
import { categoryColor } from '@design/tokens';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import type { Scheme } from '../../theme/scheme';

interface CategoryNameProps {
  category: Pick<Category, 'name' | 'color'>;
  /** As it looks in a scheme that is not the desk's own. */
  scheme?: Scheme;
}

/** A category as members see its name. */
export function CategoryName({ category: { name, color }, scheme }: CategoryNameProps) {
  const { palette } = useTheme();
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 2, minWidth: 0, fontWeight: 600, color: categoryColor[color]?.[scheme ?? palette.mode] }}
    >
      <Box component="span" aria-hidden sx={{ width: 8, height: 8, flex: 'none', borderRadius: '50%', bgcolor: 'currentColor' }} />
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Box>
    </Box>
  );
}
