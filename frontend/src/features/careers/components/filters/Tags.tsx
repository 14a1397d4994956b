import { tagSlug } from '@contracts/forum-tags';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { tagsQuery } from '../../../../client/tagsQuery';
import { TagsField } from '../../../../writing/TagsField';
import { tagsOf, withoutEmpty } from '../jobFilter';
import classes from './Filters.module.css';
import type { Filtering } from './filtering';

/** The tags that a listing has to have, all of them. An address names them without Turkish letters; here they are called as they were written, where that is known. */
export function Tags({ filter, onGo }: Filtering) {
  const [typed, setTyped] = useState('');
  const [names, setNames] = useState<Record<string, string>>({});
  // Asked for by what is suggested as well.
  const { data: used = [] } = useQuery(tagsQuery(''));
  const nameOf = (slug: string): string => names[slug] ?? used.find((tag) => tag.slug === slug)?.name ?? slug;
  const chosen = tagsOf(filter);
  return (
    <div className={classes.group}>
      <TagsField
        tags={chosen.map(nameOf)}
        typed={typed}
        description="Hepsini taşıyan ilanlar gösterilir."
        onChange={(tags, rest) => {
          setTyped(rest);
          setNames((before) => ({ ...before, ...Object.fromEntries(tags.map((tag) => [tagSlug(tag), tag])) }));
          const wanted = [...new Set(tags.map(tagSlug).filter(Boolean))].join(',');
          if (wanted !== chosen.join(',')) onGo(withoutEmpty({ ...filter, tags: wanted }));
        }}
      />
    </div>
  );
}
