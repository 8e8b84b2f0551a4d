import { Segmented } from 'antd';
import { useListSearch } from '../../../shared/console/use-list-search';
import { AccessFilters, parseAccessFilter } from '../access-log/access-filters';
import { AccessList } from '../access-log/access-list';
import { TouchedList } from '../access-log/touched-list';
import '../history/history.css';

export default function AccessLogPage() {
  const search = useListSearch();
  const filter = parseAccessFilter(search);
  const showsMembers = search.filter('show') === 'members';
  return (
    <section className="stack" aria-labelledby="who-looked">
      <div className="queue__head">
        <h2 id="who-looked">{showsMembers ? 'Whose data it was' : 'Looks, sign-ins and refusals'}</h2>
        <Segmented
          aria-label="What to list"
          value={showsMembers ? 'members' : 'looks'}
          onChange={(chosen) => search.change({ show: chosen === 'members' ? chosen : undefined })}
          options={[
            { value: 'looks', label: 'Looks' },
            { value: 'members', label: 'Members touched' },
          ]}
        />
      </div>
      <AccessFilters search={search} />
      {showsMembers ? <TouchedList filter={filter} search={search} /> : <AccessList filter={filter} search={search} />}
    </section>
  );
}
