import { COUNTRIES } from '@contracts/places';
import { toPhone } from '@contracts/profile-details';
import { NativeSelect, TextInput } from '@mantine/core';
import { type CountryCode, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { useState } from 'react';
import parts from './Fields.module.css';

interface Props {
  /** As it is kept: `+905321234567`. */
  value: string;
  error: string | undefined;
  onChange: (phone: string) => void;
  onLeave: () => void;
}

const codeOf = (country: string): string => `+${getCountryCallingCode(country as CountryCode)}`;
const isListed = (country: string | undefined): country is string => COUNTRIES.some(({ isoCode }) => isoCode === country);
/** The country of a number; Turkey where it says none. */
const countryOf = (phone: string): string => {
  const country = parsePhoneNumberFromString(phone)?.country;
  return isListed(country) ? country : (COUNTRIES.find(({ isoCode }) => phone.startsWith(codeOf(isoCode)))?.isoCode ?? 'TR');
};
/** Behind the code of its country; the zero that is dialled at home is no part of it. */
const national = (typed: string): string => toPhone(typed).replace(/^0+/, '');

/** A telephone number with its country; it is kept in the form that is dialled from everywhere. */
export function PhoneField({ value, error, onChange, onLeave }: Props) {
  const [country, setCountry] = useState(() => countryOf(value));
  const code = codeOf(country);
  const rest = value.startsWith(code) ? value.slice(code.length) : value;
  const written = parsePhoneNumberFromString(value);
  const type = (typed: string) => {
    const phone = toPhone(typed);
    if (phone.startsWith('+')) {
      const found = parsePhoneNumberFromString(phone)?.country;
      if (isListed(found)) setCountry(found);
      return onChange(phone);
    }
    onChange(phone ? code + national(phone) : '');
  };
  const choose = (next: string) => {
    setCountry(next);
    if (value) onChange(codeOf(next) + national(rest));
  };
  return (
    <fieldset className={`${parts.wide} ${parts.phone}`}>
      <legend className="visually-hidden">Telefon</legend>
      <NativeSelect
        label="Ülke kodu"
        value={country}
        data={COUNTRIES.map(({ isoCode, name, flag }) => ({ value: isoCode, label: `${flag} ${name} (${codeOf(isoCode)})` }))}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      <TextInput
        label="Telefon"
        name="phone"
        type="tel"
        autoComplete="tel-national"
        value={rest}
        error={error}
        description={written?.isValid() ? written.formatInternational() : undefined}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={onLeave}
      />
    </fieldset>
  );
}
