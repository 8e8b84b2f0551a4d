import { money } from '../../../shared/format';
import { currencies, plans } from '../../../shared/reference-data';
import { findCurrencyOrDefault } from '../plan-choice';

const PriceTable = () => (
  <table className="card prices numbers">
    <thead>
      <tr>
        <th scope="col">Currency</th>
        {plans.map(({ id, name }) => (
          <th key={id} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {currencies.map(({ code }) => (
        <tr key={code}>
          <th scope="row">{code}</th>
          {plans.map(({ id, prices }) => (
            <td key={id}>{money(prices[findCurrencyOrDefault(code)])}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

export default PriceTable;
