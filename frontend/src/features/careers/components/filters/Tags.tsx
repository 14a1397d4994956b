import { tagSlug } from '@contracts/forum-tags';
import { useState } from 'react';
import { TagsField } from '../../../../writing/TagsField';
import { tagsOf, withoutEmpty } from '../jobFilter';
import classes from './Filters.module.css';
import type { Filtering } from './filtering';

/** The tags that a listing has to have, all of them. */
export function Tags({ filter, onGo }: Filtering) {
  const [typed, setTyped] = useState('');
  const chosen = tagsOf(filter);
  return (
    <div className={classes.group}>
      <TagsField
        tags={chosen}
        typed={typed}
        description="Hepsini taşıyan ilanlar gösterilir."
        onChange={(tags, rest) => {
          setTyped(rest);
          const wanted = [...new Set(tags.map(tagSlug).filter(Boolean))].join(',');
          if (wanted !== chosen.join(',')) onGo(withoutEmpty({ ...filter, tags: wanted }));
        }}
      />
    </div>
  );
}
