import { DETAIL_LIMITS, type EntryKind, ONGOING } from '@contracts/profile-details';
import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { IconArrowBackUp, IconArrowDown, IconArrowUp, IconGripVertical, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../design/Button';
import { Callout } from '../../../design/Callout';
import { IconButton } from '../../../design/IconButton';
import entries from './Entries.module.css';
import { entryField, movedRow, type Problems, problemsIn } from './editorForm';
import { ENTRY_FORMS, type EntryFieldForm, emptyEntry, longest } from './entryForms';
import parts from './Fields.module.css';
import { type Entry, type Row, remaining } from './profileParts';
import { type Editor, today } from './useEditor';

/** A list of the profile: its entries are added, written, sorted and deleted here; what is deleted can be had back until it is saved. */
export function EntriesStep({ editor, kind }: { editor: Editor; kind: EntryKind }) {
  const { form, set, step, tried } = editor;
  const rows = form[kind];
  const words = ENTRY_FORMS[kind];
  const problems = problemsIn(step, editor, today());
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [told, setTold] = useState('');
  const [dragged, setDragged] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const focus = useFocusLater(list);
  const keep = (next: Row[]) => set({ [kind]: next });
  const change = (id: string, given: Partial<Row>) => keep(rows.map((row) => (row.id === id ? { ...row, ...given } : row)));
  const opened = (id: string, isOpen: boolean) => {
    const next = new Set(open);
    if (isOpen) next.add(id);
    else next.delete(id);
    setOpen(next);
  };
  const add = () => {
    const id = crypto.randomUUID();
    keep([{ id, gone: false, value: emptyEntry(kind) }, ...rows]);
    opened(id, true);
    focus(`[data-row="${id}"] input`);
  };
  const move = (id: string, to: number) => {
    const there = remaining(rows);
    if (to < 0 || to >= there.length) return;
    keep(movedRow(rows, id, to));
    setTold(`${words.one} ${to + 1}. sıraya taşındı`);
    focus(`[data-row="${id}"] [data-grip]`);
  };
  const moving = (id: string) => (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || by === undefined) return;
    event.preventDefault();
    move(id, remaining(rows).findIndex((row) => row.id === id) + by);
  };
  const isFull = remaining(rows).length >= DETAIL_LIMITS.entries[kind];

  return (
    <>
      {problems[kind] && (
        <Callout tone="danger" role="alert">
          {problems[kind]}
        </Callout>
      )}
      {rows.length > 0 && (
        <ul ref={list} className={entries.rows}>
          {rows.map((row) =>
            row.gone ? (
              <li key={row.id} data-row={row.id} className={entries.gone}>
                <IconTrash aria-hidden="true" />
                <span>“{words.title(row.value)}” silindi</span>
                <Button
                  kind="quiet"
                  icon={<IconArrowBackUp aria-hidden="true" />}
                  onClick={() => {
                    change(row.id, { gone: false });
                    focus(`[data-row="${row.id}"] [data-grip]`);
                  }}
                >
                  Geri Al
                </Button>
              </li>
            ) : (
              <EntryCard
                key={row.id}
                at={remaining(rows).indexOf(row)}
                isLast={remaining(rows).at(-1) === row}
                onMove={(by) => move(row.id, remaining(rows).indexOf(row) + by)}
                kind={kind}
                row={row}
                problems={problems}
                isTried={tried.has(step)}
                isOpen={open.has(row.id) || (tried.has(step) && Object.keys(problems).some((field) => field.startsWith(`${kind}.${row.id}.`)))}
                onOpen={(isOpen) => {
                  opened(row.id, isOpen);
                  focus(`[data-row="${row.id}"] ${isOpen ? 'input' : '[data-edit]'}`);
                }}
                onChange={(value) => {
                  if (!open.has(row.id)) opened(row.id, true);
                  change(row.id, { value });
                }}
                onDelete={() => {
                  change(row.id, { gone: true });
                  focus(`[data-row="${row.id}"] button`);
                }}
                onKeyDown={moving(row.id)}
                onDrag={() => setDragged(row.id)}
                onDrop={() => {
                  if (dragged)
                    move(
                      dragged,
                      remaining(rows).findIndex(({ id }) => id === row.id),
                    );
                  setDragged(null);
                }}
              />
            ),
          )}
        </ul>
      )}
      {remaining(rows).length === 0 && <p className={entries.empty}>Henüz bir kayıt yok. Bu adımı boş bırakabilirsiniz.</p>}
      <button type="button" className={entries.add} disabled={isFull} onClick={add}>
        <IconPlus aria-hidden="true" />
        {isFull ? `En fazla ${DETAIL_LIMITS.entries[kind]} kayıt eklenebilir` : words.add}
      </button>
      <p role="status" className="visually-hidden">
        {told}
      </p>
    </>
  );
}

/** The focus goes where the next drawing puts it. */
function useFocusLater(list: { current: HTMLElement | null }) {
  const [wanted, setWanted] = useState<{ selector: string } | null>(null);
  useEffect(() => {
    if (wanted) list.current?.querySelector<HTMLElement>(wanted.selector)?.focus();
  }, [wanted, list]);
  return (selector: string) => setWanted({ selector });
}

interface CardProps {
  kind: EntryKind;
  row: Row;
  /** Its place among those that are still there. */
  at: number;
  isLast: boolean;
  problems: Problems;
  isTried: boolean;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onChange: (value: Entry) => void;
  onDelete: () => void;
  /** By one place up or down. */
  onMove: (by: 1 | -1) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onDrag: () => void;
  onDrop: () => void;
}

function EntryCard({
  kind,
  row: { id, value },
  at,
  isLast,
  problems,
  isTried,
  isOpen,
  onOpen,
  onChange,
  onDelete,
  onMove,
  onKeyDown,
  onDrag,
  onDrop,
}: CardProps) {
  const { title, line, fields, one } = ENTRY_FORMS[kind];
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const errorOf = (field: string) => (isTried || (left.has(field) && value[field]?.trim()) ? problems[entryField(kind, id, field)] : undefined);
  const name = title(value);
  return (
    <li
      data-row={id}
      className={isOpen ? `${entries.entry} ${entries.open}` : entries.entry}
      onKeyDown={onKeyDown}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
    >
      <div className={entries.entryHead}>
        <button type="button" className={entries.grip} data-grip draggable onDragStart={onDrag} aria-label={`${name}: Alt ve yukarı ya da aşağı okla taşıyın`}>
          <IconGripVertical aria-hidden="true" />
        </button>
        <div className={entries.entryWords}>
          <b>{name}</b>
          {!isOpen && <small>{line(value)}</small>}
        </div>
        <IconButton data-edit label={isOpen ? `${name}: formu kapat` : `${name}: düzenle`} aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
          <IconPencil />
        </IconButton>
        <IconButton label={`${name}: sil`} onClick={onDelete}>
          <IconTrash />
        </IconButton>
      </div>
      {isOpen && (
        <div className={entries.entryBody}>
          <fieldset className={parts.fields}>
            <legend className="visually-hidden">{one}</legend>
            {fields.map((field) => (
              <EntryField
                key={field.name}
                field={field}
                value={value[field.name] ?? ''}
                error={errorOf(field.name)}
                onChange={(text) => onChange({ ...value, [field.name]: text })}
                onLeave={() => setLeft((before) => new Set(before).add(field.name))}
              />
            ))}
          </fieldset>
          {!(at === 0 && isLast) && (
            <div className={entries.moves}>
              <Button kind="quiet" size="small" icon={<IconArrowUp aria-hidden="true" />} disabled={at === 0} onClick={() => onMove(-1)}>
                Yukarı taşı
              </Button>
              <Button kind="quiet" size="small" icon={<IconArrowDown aria-hidden="true" />} disabled={isLast} onClick={() => onMove(1)}>
                Aşağı taşı
              </Button>
            </div>
          )}
        </div>
      )}
    </li>
  );
}

interface FieldProps {
  field: EntryFieldForm;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  onLeave: () => void;
}

function EntryField({ field, value, error, onChange, onLeave }: FieldProps) {
  const { label, as, options, hint } = field;
  const bound = {
    label,
    error,
    description: hint,
    inputWrapperOrder: ['label', 'input', 'description', 'error'] as ('label' | 'input' | 'description' | 'error')[],
    value,
    className: field.wide ? parts.wide : undefined,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
    onBlur: onLeave,
  };
  if (as === 'select') return <NativeSelect {...bound} data={(options ?? []).map(({ value: code, label: text }) => ({ value: code, label: text }))} />;
  if (as === 'long') return <Textarea {...bound} autosize minRows={3} maxLength={longest(field)} />;
  if (as === 'month') return <TextInput {...bound} type="month" />;
  if (as === 'text') return <TextInput {...bound} maxLength={longest(field)} />;
  const isOngoing = value === ONGOING;
  return (
    <div className={entries.end}>
      <TextInput {...bound} type="month" value={isOngoing ? '' : value} disabled={isOngoing} />
      <Checkbox label="Devam ediyor" checked={isOngoing} onChange={(event) => onChange(event.currentTarget.checked ? ONGOING : '')} />
    </div>
  );
}
