import { CATEGORY_WRITERS_LABEL, CLOSED_LABEL, type ConsoleCategory } from '@contracts/categories';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Link from '@mui/material/Link';
import { IconGripVertical } from '@tabler/icons-react';
import type { DragEvent, KeyboardEvent, ReactNode } from 'react';
import { Chip } from '../../desk/Chip';
import { rounded } from '../../theme/rounded';
import { tallOnPhones } from '../../theme/tallOnPhones';
import { CategoryName } from './CategoryName';

interface CategoryItemProps {
  category: ConsoleCategory;
  /** Whether a row that is being dragged would be put here. */
  isTarget: boolean;
  mayOrder: boolean;
  onStep: (by: -1 | 1) => void;
  onDrag: (event: DragEvent) => void;
  onOver: (event: DragEvent) => void;
  onDrop: (event: DragEvent) => void;
  onDragEnd: () => void;
  menu: ReactNode;
}

const STEP: Record<string, -1 | 1> = { ArrowUp: -1, ArrowDown: 1 };

const Handle = ({ name, onDrag, onDragEnd }: { name: string } & Pick<CategoryItemProps, 'onDrag' | 'onDragEnd'>) => (
  <ButtonBase
    draggable
    aria-label={`${name}: sırasını değiştir`}
    aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
    title="Sürükleyin ya da Alt ile ok tuşlarını kullanın"
    onDragStart={onDrag}
    onDragEnd={onDragEnd}
    sx={{ width: { xs: 44, sm: 28 }, minHeight: { xs: 44, sm: 36 }, borderRadius: rounded.small, color: 'tokens.faint', cursor: 'grab' }}
  >
    <IconGripVertical size={18} aria-hidden />
  </ButtonBase>
);

/** A category with how it is written in; Alt and an arrow move it wherever the focus is in the row. */
export function CategoryItem({ category, isTarget, mayOrder, onStep, onDrag, onOver, onDrop, onDragEnd, menu }: CategoryItemProps) {
  const { id, name, slug, former_name, closed, writers, topic_count } = category;
  const step = (event: KeyboardEvent) => {
    const by = event.altKey ? STEP[event.key] : undefined;
    if (!by || !mayOrder) return;
    event.preventDefault();
    onStep(by);
  };
  return (
    <Box
      component="li"
      data-category={id}
      tabIndex={-1}
      aria-label={name}
      onKeyDown={step}
      onDragOver={onOver}
      onDrop={onDrop}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '44px minmax(0, 1fr) auto', sm: '28px minmax(0, 1fr) minmax(150px, auto) 92px auto' },
        alignItems: 'center',
        columnGap: 2,
        minHeight: 52,
        px: { xs: 1, sm: 3 },
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-of-type': { borderBottom: 0 },
        ...(isTarget && { boxShadow: ({ palette }) => `inset 0 3px 0 ${palette.primary.main}` }),
        '&:focus-within': { bgcolor: 'tokens.sunken' },
        '&:focus-visible': { outlineOffset: -3 },
        scrollMarginBlock: '80px',
      }}
    >
      {mayOrder ? <Handle name={name} onDrag={onDrag} onDragEnd={onDragEnd} /> : <span />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, py: 2, minWidth: 0 }}>
        <Link href={`/forum?category=${encodeURIComponent(slug)}`} sx={{ ...tallOnPhones, minWidth: 0 }}>
          <CategoryName category={category} />
        </Link>
        {former_name && (
          <Box component="span" sx={{ color: 'tokens.faint', fontSize: '.8125rem', overflowWrap: 'anywhere' }}>
            eski adı {former_name}, adresi korunuyor
          </Box>
        )}
      </Box>
      <Box sx={{ gridColumn: { xs: 2, sm: 'auto' }, gridRow: { xs: 2, sm: 'auto' }, color: 'text.secondary', fontSize: '.8125rem', pb: { xs: 2, sm: 0 } }}>
        {closed ? <Chip>{CLOSED_LABEL}</Chip> : CATEGORY_WRITERS_LABEL[writers]}
        <Box component="span" sx={{ display: { sm: 'none' } }}>
          {' · '}
          {topic_count.toLocaleString('tr-TR')} konu
        </Box>
      </Box>
      <Box sx={{ display: { xs: 'none', sm: 'block' }, color: 'text.secondary', fontSize: '.8125rem', fontVariantNumeric: 'tabular-nums' }}>
        {topic_count.toLocaleString('tr-TR')} konu
      </Box>
      <Box sx={{ gridColumn: { xs: 3, sm: 'auto' }, gridRow: { xs: 1, sm: 'auto' } }}>{menu}</Box>
    </Box>
  );
}
