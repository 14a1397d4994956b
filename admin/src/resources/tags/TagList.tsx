import { type ConsoleTag, TAG_STATE_LABEL, TAG_TEXT } from '@contracts/forum-tags';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useListContext } from 'react-admin';
import { Chip } from '../../desk/Chip';
import { type RowAction, RowMenu } from '../../desk/RowMenu';
import { useRowWalk } from '../../desk/walk';
import { useWrite } from '../../providers/useWrite';
import { tallOnPhones } from '../../theme/tallOnPhones';
import type { TagQuestion } from './TagDialogs';
import { usesOf } from './usesOf';

interface TagListProps {
  mayEdit: boolean;
  onAsk: (question: TagQuestion) => void;
}

const LABELS = { next: 'Sonraki etiket', previous: 'Önceki etiket' };
const onPage = (slug: string) => `/forum?tag=${encodeURIComponent(slug)}`;

/** Takes a decision about a tag back; what was banned or merged is as it was. */
function useBack(verb: 'unban' | 'separate', said: string) {
  return useWrite<{ slug: string }>({
    send: (server, { slug }, key) => server.decideTag(slug, verb, key),
    said,
    onDone: () => undefined,
    touches: ['tags', 'facts'],
  }).act;
}

export function TagList({ mayEdit, onAsk }: TagListProps) {
  const { data = [], isPlaceholderData } = useListContext<ConsoleTag>();
  const unban = useBack('unban', TAG_TEXT.unbanned);
  const separate = useBack('separate', TAG_TEXT.separated);
  useRowWalk('tag', data, LABELS);

  const actionsOf = (tag: ConsoleTag): RowAction[] => {
    const { slug, state, merged } = tag;
    const history = { label: 'Geçmiş', run: () => onAsk({ kind: 'history', tag }) };
    if (!mayEdit) return [history];
    if (state === 'banned') return [{ label: 'Yasağını kaldır', run: () => unban({ slug }) }, history];
    if (state === 'moved') return merged ? [{ label: 'Birleştirmeyi geri al', run: () => separate({ slug }) }, history] : [history];
    return [
      { label: 'Adını değiştir', run: () => onAsk({ kind: 'rename', tag }) },
      { label: 'Başka bir etiketle birleştir', run: () => onAsk({ kind: 'merge', tag }) },
      { label: 'Yasakla', run: () => onAsk({ kind: 'ban', tag }) },
      history,
    ];
  };
  return (
    <Box component="ol" aria-label="Etiketler" sx={{ m: 0, p: 0, listStyle: 'none', opacity: isPlaceholderData ? 0.6 : 1 }}>
      {data.map((tag) => (
        <Box
          component="li"
          key={tag.id}
          data-tag={tag.id}
          tabIndex={-1}
          aria-label={tag.name}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 3,
            minHeight: 52,
            pl: 4,
            pr: { xs: 1, sm: 3 },
            borderBottom: 1,
            borderColor: 'divider',
            '&:last-of-type': { borderBottom: 0 },
            '&:focus-within': { bgcolor: 'tokens.sunken' },
            '&:focus-visible': { outlineOffset: -3 },
            scrollMarginBlock: '80px',
          }}
        >
          <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, py: 2 }}>
            {tag.state === 'used' ? (
              <Link href={onPage(tag.slug)} sx={{ ...tallOnPhones, fontWeight: 600, overflowWrap: 'anywhere' }}>
                #{tag.name}
              </Link>
            ) : (
              <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                #{tag.name}
              </Box>
            )}
            {tag.state !== 'used' && <Chip tone={tag.state === 'banned' ? 'danger' : 'plain'}>{TAG_STATE_LABEL[tag.state]}</Chip>}
            {tag.leads_to && (
              <Box component="span" sx={{ color: 'text.secondary', fontSize: '.8125rem', overflowWrap: 'anywhere' }}>
                → <Link href={onPage(tag.leads_to)}>#{tag.leads_to}</Link> {tag.merged ? 'ile birleştirildi' : 'adını aldı'}
              </Box>
            )}
          </Box>
          {tag.state !== 'moved' && <Box sx={{ color: 'text.secondary', fontSize: '.8125rem', fontVariantNumeric: 'tabular-nums' }}>{usesOf(tag)}</Box>}
          <RowMenu name={tag.name} actions={actionsOf(tag)} />
        </Box>
      ))}
    </Box>
  );
}
