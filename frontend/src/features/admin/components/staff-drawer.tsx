import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { Address } from '../../../shared/console/address';
import { Drawer } from '../../../shared/console/layers';
import { ListState } from '../../../shared/console/list-failure';
import { Person } from '../../../shared/console/person';
import { type StaffMember, staffQuery } from '../api/staff.query';
import { RolesDialog } from './roles-dialog';

/** Everyone who holds a role, also those who are no members. */
export function StaffDrawer({ onClose }: { onClose: () => void }) {
  const query = useQuery(staffQuery);
  const [changing, setChanging] = useState<StaffMember>();
  return (
    <Drawer size="large" title="Staff" onClose={onClose}>
      <ListState of={query} what="the staff" />
      <ul className="people">
        {query.data?.items.map((person) => (
          <li key={person.userId}>
            <Person {...person}>
              <span>
                <Address of={person.email} />
              </span>
              <span>{person.roles.join(', ')}</span>
            </Person>
            <Button onClick={() => setChanging(person)}>Roles</Button>
          </li>
        ))}
      </ul>
      <p className="soft">To add someone, find them under User Management and choose Roles.</p>
      {changing && <RolesDialog member={changing} onClose={() => setChanging(undefined)} />}
    </Drawer>
  );
}
