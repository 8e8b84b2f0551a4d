import { useQuery } from '@tanstack/react-query';
import { AutoComplete } from 'antd';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Found, MIN_SEARCH_LENGTH, searchQuery } from '../../features/admin/api/search.query';
import { isFoundIn, type Place, parseSearch, placeOf } from '../../features/admin/search-places';
import { asProblem } from '../../shared/api/problem';
import { useFocusOnField } from '../../shared/console/layers';
import { MAX_SEARCH_LENGTH } from '../../shared/console/use-list-search';
import { adviceOn } from '../../shared/messages/failure-texts';
import { useSignedIn } from '../../shared/session/member';
import { ruleFor } from '../access-rules';
import { type ConsolePage, consolePages } from './console-pages';
import { keepRecent, recentPaths } from './recent-places';

const TYPING_DELAY_MS = 200;

const kindNames: Record<Found['kind'], string> = {
  member: 'Member',
  payment: 'Payment',
  order: 'Order',
  event: 'Event',
  stream: 'History',
};

export interface SearchFieldProps {
  text: string;
  onText: (text: string) => void;
  onClose: () => void;
}

export default function SearchField({ text, onText, onClose }: SearchFieldProps) {
  const { member, access } = useSignedIn();
  const navigate = useNavigate();
  const content = useFocusOnField<HTMLDivElement>();
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), TYPING_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const parsed = parseSearch(rested);
  const { data, error } = useQuery(searchQuery(parsed.q));
  const tabs = Object.entries<ConsolePage>(consolePages)
    .filter(([path]) => !path.includes(':') && ruleFor(access, path)?.outcome === 'allowed')
    .map(([value, { name, does = '' }]) => ({ value, label: name, does }));
  const isAsked = parsed.q !== '';
  const canAsk = parsed.q.length >= MIN_SEARCH_LENGTH;
  const go = (path: string) => {
    keepRecent(member.id, path);
    onClose();
    void navigate(path);
  };
  const options = isAsked
    ? [
        ...tabs
          .filter(({ label, does }) => isFoundIn(`${label}\n${does}`, parseSearch(text).q))
          .map((tab) => optionOf('Go to', tab)),
        ...(data?.items ?? []).map((item) => optionOf(kindNames[item.kind], placeOf(item, parsed))),
      ]
    : recentPaths(member.id).map((path) => optionOf('Recent', recentPlace(path, tabs)));
  return (
    <div ref={content}>
      <AutoComplete
        open
        defaultActiveFirstOption
        className="search-everything"
        aria-label="What to look for"
        placeholder="A name, half a reference, an id, a tab, or: ban …"
        maxLength={MAX_SEARCH_LENGTH}
        value={text}
        showSearch={{ filterOption: false, onSearch: onText }}
        options={options}
        notFoundContent={null}
        getPopupContainer={({ parentElement }: HTMLElement) => parentElement ?? document.body}
        onSelect={go}
        onKeyDown={({ key, nativeEvent }) => {
          // The autocomplete handles Escape itself and would leave the dialog open.
          if (key === 'Escape' && !nativeEvent.isComposing) onClose();
        }}
      />
      <p className="soft" role="status">
        {options.length === 0 && (canAsk ? outcomeOf(data, error) : 'Type at least two letters.')}
      </p>
    </div>
  );
}

/** The kind stands before each result, as screen readers announce grouped lists badly. */
const optionOf = (kind: string, { value, label }: Place) => ({
  value,
  label: (
    <>
      <span className="soft">{kind}</span> <bdi>{label}</bdi>
    </>
  ),
});

function outcomeOf(data: object | undefined, error: Error | null): string {
  if (error) return adviceOn(asProblem(error));
  return data ? 'Nothing found.' : 'Looking…';
}

/** A tab by its name, a member or event by the end of its id. */
function recentPlace(path: string, tabs: readonly Place[]): Place {
  const tab = tabs.find(({ value }) => value === path);
  if (tab) return tab;
  const what = path.startsWith('/admin/members/') ? 'Member' : 'Events';
  return { value: path, label: `${what} …${path.replace(/\?act=.*/, '').slice(-8)}` };
}
