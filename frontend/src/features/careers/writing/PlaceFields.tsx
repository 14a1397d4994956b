import { type FoundPlace, JOB_FIELDS, JOB_LIMITS, JOB_WRITING_TEXT } from '@contracts/job-writing';
import { nearestProvince } from '@contracts/provinces';
import { TextInput } from '@mantine/core';
import { IconMapPin, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { messageOf } from '../../../client/apiError';
import { Button } from '../../../design/Button';
import { Callout } from '../../../design/Callout';
import { LengthNote } from '../../../design/LengthNote';
import { servicesQuery } from '../api/maps';
import { useLocate } from '../api/saveJob';
import { MapPiece } from '../map/MapPiece';
import type { FormPart } from './form';
import classes from './JobForm.module.css';
import { atWords, contradiction, type NamedPoint, provinceAt } from './pointProvince';

const DIGITS = 6;

/** Where the work is: in words, as a point, or both. */
export function PlaceFields({ values, problems, set, check }: FormPart) {
  const locating = useLocate();
  const [found, setFound] = useState<FoundPlace[]>([]);
  const [problem, setProblem] = useState<string>();
  const [named, setNamed] = useState<NamedPoint | null>(null);
  const [isUnfound, setUnfound] = useState(false);
  const services = useQuery(servicesQuery);
  const { location, location_lat: lat, location_lng: lng } = values;
  const point = lat !== null && lng !== null ? { lat, lng } : null;
  const findsStreets = services.data?.finds_streets !== false;
  const at = point && provinceAt(point, named);
  const apart = point && at && contradiction(location, point, at);
  const place = (at: { lat: number; lng: number; province?: string | null } | null, district: string | null) => {
    setNamed(at && { ...at, province: at.province ?? null });
    set('location_lat', at?.lat ?? null);
    set('location_lng', at?.lng ?? null);
    set('district', district);
  };
  const look = () => {
    const text = location.trim();
    if (!text || locating.isPending) return;
    setProblem(undefined);
    setUnfound(false);
    locating.mutate(
      { text },
      {
        onSuccess: ({ data }) => {
          setFound(data);
          const [first] = data;
          if (first) place(first, first.district);
          else setUnfound(true);
        },
        onError: (error) => setProblem(messageOf(error)),
      },
    );
  };
  /** What was typed stays; a place without words gets its name, or that of the province it is in where nobody can be asked. */
  const pick = (at: { lat: number; lng: number }) => {
    setFound([]);
    setProblem(undefined);
    setUnfound(false);
    place(at, null);
    const name = (words: string) => !location.trim() && set('location', words);
    locating.mutate(at, {
      onSuccess: ({ data: [answer] }) => {
        if (answer) {
          set('district', answer.district);
          setNamed({ ...at, province: answer.province });
        }
        name(answer?.name ?? nearestProvince(at.lat, at.lng).name);
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
          error={problem ?? (isUnfound && findsStreets ? JOB_WRITING_TEXT.placeNotFound : problems.location)}
          onChange={(event) => {
            set('location', event.currentTarget.value);
            setProblem(undefined);
            setUnfound(false);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => location && check('location')}
        />
        <Button icon={<IconMapPin aria-hidden="true" />} disabled={!location.trim()} busy={locating.isPending && 'Aranıyor…'} onClick={look}>
          {JOB_WRITING_TEXT.locate}
        </Button>
      </div>
      {isUnfound && !findsStreets && (
        <Callout tone="info" role="status">
          {JOB_WRITING_TEXT.onlyProvinces}
        </Callout>
      )}
      {apart && (
        <Callout tone="warn" role="status">
          {apart}
        </Callout>
      )}
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
        {point && `${JOB_FIELDS.location_lat}: ${point.lat.toFixed(DIGITS)}, ${point.lng.toFixed(DIGITS)}${at ? ` · ${atWords(at)}` : ''}`}
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
