import { WRITING_TEXT } from '@contracts/writing';
import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react';
import { ListOption } from '../design/ListOption';
import option from '../design/ListOption.module.css';
import { MemberLine } from '../design/MemberLine';
import { caretPlace } from './caretPlace';
import classes from './MentionList.module.css';
import type { Mentions } from './useMentions';

/** Room that the list may need, in pixels: five members of a finger's height. */
const ROOM = 260;

const SAID = { short: WRITING_TEXT.oneMoreLetter, failed: WRITING_TEXT.searchFailed, nobody: WRITING_TEXT.noMember } as const;

interface Props {
  id: string;
  mentions: Mentions;
  field: RefObject<HTMLTextAreaElement | null>;
}

/** The members that may be meant, at the caret; the keys are the field's, which keeps the focus. */
export function MentionList({ id, mentions, field }: Props) {
  const { open, members, chosen, state, choose } = mentions;
  const style = usePlace(field, open?.from ?? null);
  const said = state === 'found' || state === 'asking' ? '' : SAID[state];
  const shown = open !== null;
  return (
    <>
      <div
        id={id}
        role="listbox"
        aria-label={WRITING_TEXT.mentions}
        className={`${option.list} ${classes.list}`}
        style={style}
        hidden={!shown || members.length === 0}
      >
        {members.map((member, at) => (
          <ListOption key={member.id} id={`${id}-${at}`} chosen={at === chosen} onChoose={() => choose(member)}>
            <MemberLine member={member} />
          </ListOption>
        ))}
      </div>
      {shown && said && (
        <p className={`${option.frame} ${classes.said}`} style={style}>
          {said}
        </p>
      )}
      <p className="visually-hidden" role="status">
        {shown ? said || (members.length > 0 ? `${members.length} üye bulundu. Oklarla seçin, Enter ile ekleyin.` : '') : ''}
      </p>
    </>
  );
}

type PlacedStyle = CSSProperties & { '--left': string };

/** Below the line that is being typed, or above it where there is no room. */
function usePlace(field: RefObject<HTMLTextAreaElement | null>, from: number | null): CSSProperties {
  const [style, setStyle] = useState<CSSProperties>({});
  useLayoutEffect(() => {
    const area = field.current;
    if (!area || from === null) return;
    const { left, top, lineHeight } = caretPlace(area, from);
    const line = area.getBoundingClientRect().top + top;
    const fits = line + lineHeight + ROOM < (window.visualViewport?.height ?? window.innerHeight);
    const upwards = !fits && line > ROOM;
    const place: PlacedStyle = { '--left': `${left}px`, ...(upwards ? { bottom: area.offsetHeight - top } : { top: top + lineHeight }) };
    setStyle(place);
  }, [field, from]);
  return style;
}
