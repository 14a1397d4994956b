import { type FoundPlace, JOB_FIELDS, JOB_LIMITS, JOB_WRITING_TEXT } from '@contracts/job-writing';
import { nearestProvince } from '@contracts/provinces';
import { TextInput } from '@mantine/core';
import { IconMapPin, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { messageOf } from '../../../client/apiError';
import { Button } from '../../../design/Button';
import { LengthNote } from '../../../design/LengthNote';
import { useLocate } from '../api/saveJob';
import { MapPiece } from '../map/MapPiece';
import type { FormPart } from './form';
import classes from './JobForm.module.css';

const DIGITS = 6;

/** Where the work is: in words, as a point, or both. */
export function PlaceFields({ values, problems, set, check }: FormPart) {
  const locating = useLocate();
  const [found, setFound] = useState<FoundPlace[]>([]);
  const [problem, setProblem] = useState<string>();
  const { location, location_lat: lat, location_lng: lng } = values;
  const point = lat !== null && lng !== null ? { lat, lng } : null;
  const place = (at: { lat: number; lng: number } | null, district: string | null) => {
    set('location_lat', at?.lat ?? null);
    set('location_lng', at?.lng ?? null);
    set('district', district);
  };
  const look = () => {
    const text = location.trim();
    if (!text || locating.isPending) return;
    setProblem(undefined);
    locating.mutate(
      { text },
      {
        onSuccess: ({ data }) => {
          setFound(data);
          const [first] = data;
          if (first) place(first, first.district);
          else setProblem(JOB_WRITING_TEXT.placeNotFound);
        },
        onError: (error) => setProblem(messageOf(error)),
      },
    );
  };
  /** What was typed stays; a place without words gets its name, or that of the province it is in where nobody can be asked. */
  const pick = (at: { lat: number; lng: number }) => {
    setFound([]);
    setProblem(undefined);
    place(at, null);
    const name = (words: string) => !location.trim() && set('location', words);
    locating.mutate(at, {
      onSuccess: ({ data: [named] }) => {
        if (named) set('district', named.district);
        name(named?.name ?? nearestProvince(at.lat, at.lng).name);
      },
      onError: () => name(nearestProvince(at.lat, at.lng).name),
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    look();
  };
  return (
    <div className={classes.group}>
      <div className={classes.place}>
        <TextInput
          label={JOB_FIELDS.location}
          description={<LengthNote length={location.trim().length} max={JOB_LIMITS.location} />}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          placeholder="Kadıköy, İstanbul"
          enterKeyHint="search"
          value={location}
          error={problem ?? problems.location}
          onChange={(event) => {
            set('location', event.currentTarget.value);
            setProblem(undefined);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => location && check('location')}
        />
        <Button icon={<IconMapPin aria-hidden="true" />} disabled={!location.trim()} busy={locating.isPending && 'Aranıyor…'} onClick={look}>
          {JOB_WRITING_TEXT.locate}
        </Button>
      </div>
      {found.length > 1 && (
        <ul className={classes.found} aria-label="Bulunan yerler">
          {found.map((each) => (
            <li key={`${each.lat} ${each.lng}`}>
              <button type="button" aria-pressed={each.lat === lat && each.lng === lng} onClick={() => place(each, each.district)}>
                {each.name}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={classes.map}>
        <MapPiece label="Konum seçimi" pin={point} onPick={pick} />
      </div>
      <p className={classes.point} role="status">
        {point && `${JOB_FIELDS.location_lat}: ${point.lat.toFixed(DIGITS)}, ${point.lng.toFixed(DIGITS)}`}
      </p>
      {point && (
        <div>
          <Button size="small" kind="quiet" icon={<IconX aria-hidden="true" />} onClick={() => place(null, null)}>
            Haritadaki konumu kaldır
          </Button>
        </div>
      )}
    </div>
  );
}
