import { describe, expect, it } from '@jest/globals';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { ReserveAddress } from './address.commands.js';
import { ADDRESS_TAKEN, address } from './address.decider.js';
import type { AddressReserved } from './address.events.js';
import { addressesFor, addressOf, isAddressFor } from './address.rules.js';

const given = specify(address);
const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const reserved = (postId: string): AddressReserved => ({ type: 'AddressReserved', data: { postId } });
const reserve = (postId: string) => new ReserveAddress({ postId }, sentAt(NOW));

describe('An address', () => {
  it('is taken by the first post', () => given().when(reserve('p1')).then(reserved('p1')));
  it('is taken once', () => given(reserved('p1')).when(reserve('p1')).thenNothing());
  it('is never another post’s', () => given(reserved('p1')).when(reserve('p2')).thenRefused(ADDRESS_TAKEN));
});

describe('The address of a title', () => {
  it('is written in plain letters', () => expect(addressOf('İlk yazım: C# ve Şiir!')).toBe('ilk-yazim-c-ve-siir'));
  it('has room for what comes behind it', () => {
    const longest = Math.max(...addressesFor(addressOf('uzun '.repeat(60)), ID).map(({ length }) => length));
    expect(longest).toBeLessThanOrEqual(80);
  });
  it('says something where the title has no letters', () => expect(addressOf('!!!')).toBe('yazi'));
});

describe('The addresses that are tried', () => {
  const tried = addressesFor('merhaba', ID);
  it('are the wanted one, then numbers from 2 on', () => expect(tried.slice(0, 3)).toEqual(['merhaba', 'merhaba-2', 'merhaba-3']));
  it('end with one of the post alone', () => expect(tried.at(-1)).toBe('merhaba-7728950e'));
  it('leave out what is a page of the blog', () => expect(addressesFor('create', ID)[0]).toBe('create-2'));
  it('are known again', () => {
    expect(isAddressFor('merhaba-2', 'merhaba', ID)).toBe(true);
    expect(isAddressFor('merhaba-dunya', 'merhaba', ID)).toBe(false);
  });
});
