import { CATEGORY_TEXT, type CategoryWritingRequest, type ConsoleCategory } from '@contracts/categories';
import Box from '@mui/material/Box';
import { type DragEvent, useState } from 'react';
import { useCanAccess, useListContext } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { type RowAction, RowMenu } from '../../desk/RowMenu';
import { focusRow, useRowWalk } from '../../desk/walk';
import { useWrite } from '../../providers/useWrite';
import { pastAddress } from '../past/moments';
import type { CategoryQuestion } from './CategoryDialogs';
import { CategoryItem } from './CategoryItem';
import { MergedCategories } from './MergedCategories';
import { useCategoryOrder } from './useCategoryOrder';

interface CategoryListProps {
  mayEdit: boolean;
  mayRun: boolean;
  onAsk: (question: CategoryQuestion) => void;
}

const LABELS = { next: 'Sonraki kategori', previous: 'Önceki kategori' };
const hidden = { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } as const;

/** Sets who may open topics in a category; what it was is one choice away in the same menu. */
const useWriting = () =>
  useWrite<{ id: string } & CategoryWritingRequest>({
    send: (server, { id, ...request }, key) => server.setCategoryWriting(id, request, key),
    said: CATEGORY_TEXT.saved,
    onDone: ({ id }) => focusRow('category', id),
    touches: ['categories', 'facts'],
  }).act;

export function CategoryList({ mayEdit, mayRun, onAsk }: CategoryListProps) {
  const { data = [] } = useListContext<ConsoleCategory>();
  const { shown, said, put } = useCategoryOrder(data.filter(({ is_active }) => is_active));
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const setWriting = useWriting();
  const { canAccess: mayTravel } = useCanAccess({ resource: 'past', action: 'list' });
  const navigate = useNavigate();
  useRowWalk('category', shown, LABELS);

  const endDrag = () => {
    setDragged(null);
    setOver(null);
  };
  const dragging = (category: ConsoleCategory, at: number) => ({
    onDrag: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', category.name);
      setDragged(category.id);
    },
    onOver: (event: DragEvent) => {
      if (!dragged) return;
      event.preventDefault();
      setOver(category.id);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      if (dragged) put(dragged, at);
      endDrag();
    },
    onDragEnd: endDrag,
  });
  const history = (category: ConsoleCategory): RowAction[] => [
    { label: 'Geçmiş', run: () => onAsk({ kind: 'history', category }) },
    ...(mayTravel ? [{ label: 'Geçmiş görünüm', run: () => navigate(pastAddress({ kind: 'category', id: category.id })) }] : []),
  ];
  const actionsOf = (category: ConsoleCategory, at: number): RowAction[] => {
    const { id, closed, writers } = category;
    const forAll = writers === 'everybody';
    return [
      { label: 'Düzenle', run: () => onAsk({ kind: 'describe', category }) },
      ...(at > 0 ? [{ label: 'Yukarı taşı', run: () => put(id, at - 1) }] : []),
      ...(at < shown.length - 1 ? [{ label: 'Aşağı taşı', run: () => put(id, at + 1) }] : []),
      ...(mayRun
        ? [
            { label: closed ? 'Yeni konulara aç' : 'Yeni konulara kapat', run: () => setWriting({ id, closed: !closed, writers }) },
            {
              label: forAll ? 'Yalnızca görevliler yazsın' : 'Herkes yazabilsin',
              run: () => setWriting({ id, closed, writers: forAll ? 'staff' : 'everybody' }),
            },
            ...(shown.length > 1 ? [{ label: 'Başka bir kategoriyle birleştir', run: () => onAsk({ kind: 'merge', category }) }] : []),
          ]
        : []),
      ...history(category),
    ];
  };
  return (
    <>
      <Box component="ol" aria-label="Kategoriler" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {shown.map((category, at) => (
          <CategoryItem
            key={category.id}
            category={category}
            isTarget={over === category.id && dragged !== category.id}
            mayOrder={mayEdit}
            onStep={(by) => put(category.id, at + by)}
            {...dragging(category, at)}
            menu={<RowMenu name={category.name} actions={mayEdit ? actionsOf(category, at) : history(category)} />}
          />
        ))}
      </Box>
      <Box role="status" sx={hidden}>
        {said}
      </Box>
      <MergedCategories categories={data.filter(({ is_active }) => !is_active)} mayRun={mayRun} />
    </>
  );
}
