import { CATEGORY_TEXT, type ConsoleCategory } from '@contracts/categories';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { focusRow } from '../../desk/walk';
import { useWrite } from '../../providers/useWrite';

/** Categories whose topics stand in others, and the way back. */
export function MergedCategories({ categories, mayRun }: { categories: readonly ConsoleCategory[]; mayRun: boolean }) {
  const { act, isPending } = useWrite<{ id: string }>({
    send: (server, { id }, key) => server.unmergeCategory(id, key),
    said: CATEGORY_TEXT.unmerged,
    onDone: ({ id }) => focusRow('category', id),
    touches: ['categories', 'facts'],
  });
  if (categories.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="merged-categories" sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Typography id="merged-categories" component="h2" variant="h3" sx={{ p: '14px 16px 6px', color: 'text.secondary' }}>
        Birleştirilenler
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {categories.map(({ id, name, merged_into, own_topic_count }) => (
          <Box
            component="li"
            key={id}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, minHeight: 52, px: 4, py: 1, borderTop: 1, borderColor: 'divider' }}
          >
            <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {name}
            </Box>
            <Box component="span" sx={{ color: 'text.secondary', fontSize: '.8125rem', overflowWrap: 'anywhere', flex: 1, minWidth: 160 }}>
              “{merged_into?.name}” kategorisinde · {own_topic_count.toLocaleString('tr-TR')} konu
            </Box>
            {mayRun && (
              <Button aria-label={`${name}: birleştirmeyi geri al`} loading={isPending} onClick={() => act({ id })} sx={{ minHeight: { xs: 44, sm: 36 } }}>
                Geri al
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
