import type { KeptFilters } from '../../../../contracts/job-searches.js';
import { JOB_CATEGORY_LABEL } from '../../../../contracts/jobs.js';
import { provinceOf } from '../../../../contracts/provinces.js';
import type { ListedPlace } from '../../../platform/public-site/listing-page.html.js';
import { pathWith } from '../search/spelled-filters.rules.js';
import { CAREER } from './careers-page.html.js';

const ABOUT = 'Türkçe konuşan geliştiriciler için iş, staj ve freelance ilanları: yeri, çalışma şekli ve yazıldıysa maaşıyla.';
const TITLE = 'Meydan · İş ilanları';

/** Which listings are told of in which words, and whether search is to find them there: by one thing at a time, or the same would stand at countless addresses. */
export interface JobPlace extends ListedPlace {
  readonly isListed: boolean;
}

export function placeOf(filters: KeptFilters): JobPlace {
  const path = pathWith(CAREER.path, filters);
  const named = Object.keys(filters) as (keyof KeptFilters)[];
  if (named.length === 0) return { title: TITLE, ...CAREER, description: ABOUT, isListed: true };
  const words = named.length === 1 ? wordsOf(filters) : null;
  if (words) return { title: `${TITLE} · ${words.name}`, ...words, path, isListed: true };
  return { title: `${TITLE} · Seçilmiş ilanlar`, name: 'Seçilmiş ilanlar', description: 'Seçilen filtrelere uyan iş ilanları', path, isListed: false };
}

function wordsOf({ category, province, tags, work_type }: KeptFilters): Pick<ListedPlace, 'name' | 'description'> | null {
  if (category) return { name: JOB_CATEGORY_LABEL[category], description: `${JOB_CATEGORY_LABEL[category]} ilanları` };
  const city = province && provinceOf(province)?.name;
  if (city) return { name: city, description: `${city} ilindeki iş ilanları` };
  if (tags && !tags.includes(',')) return { name: `#${tags}`, description: `#${tags} etiketli iş ilanları` };
  return work_type && !work_type.includes(',') ? { name: work_type, description: `Çalışma şekli ${work_type} olan iş ilanları` } : null;
}
