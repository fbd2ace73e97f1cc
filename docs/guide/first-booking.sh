#!/bin/sh
# A first booking with curl and Node for reading JSON: search, hold, retrieve. BASE names another service.
set -eu
BASE=${BASE:-http://127.0.0.1:8011}
read_json() { node -e 'let t="";process.stdin.on("data",c=>t+=c).on("end",()=>{const r=Object.values(JSON.parse(t))[0];console.log(eval("r"+process.argv[1]))})' "$1"; }

TOKEN=$(curl -s "$BASE/oauth/token" -d grant_type=password -d client_id=sandbox-client -d client_secret=sandbox-secret \
  -d username=sandbox-agent -d password=sandbox-password | sed 's/.*"access_token":"\([^"]*\)".*/\1/')
post() { curl -s "$BASE/11$1" -H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/json' -d "$2"; }

DATE=$(node -p 'new Date(Date.now() + 60 * 864e5).toISOString().slice(0, 10)')
FOUND=$(post /air/catalog/search/catalogproductofferings '{"CatalogProductOfferingsRequest": {"offersPerPage": 5,
  "PassengerCriteria": [{"number": 1, "passengerTypeCode": "ADT"}],
  "SearchCriteriaFlight": [{"departureDate": "'"$DATE"'", "From": {"value": "LHR"}, "To": {"value": "JFK"}}]}}')
SEARCH=$(echo "$FOUND" | read_json .CatalogProductOfferings.Identifier.value)
OFFER=$(echo "$FOUND" | read_json '.CatalogProductOfferings.CatalogProductOffering[0].id')
PRODUCT=$(echo "$FOUND" | read_json '.CatalogProductOfferings.CatalogProductOffering[0].ProductBrandOptions[0].ProductBrandOffering[0].Product[0].productRef')

WORKBENCH=$(post /air/book/session/reservationworkbench '{}' | read_json .Identifier.value)
post "/air/book/airoffer/reservationworkbench/$WORKBENCH/offers/buildfromcatalogproductofferings" '{
  "OfferQueryBuildFromCatalogProductOfferings": {"BuildFromCatalogProductOfferingsRequest": {
    "@type": "BuildFromCatalogProductOfferingsRequestAir",
    "CatalogProductOfferingsIdentifier": {"Identifier": {"value": "'"$SEARCH"'"}},
    "CatalogProductOfferingSelection": [{
      "CatalogProductOfferingIdentifier": {"Identifier": {"value": "'"$OFFER"'"}},
      "ProductIdentifier": [{"Identifier": {"value": "'"$PRODUCT"'"}}]}]}}}' > /dev/null
post "/air/book/traveler/reservationworkbench/$WORKBENCH/travelers" '{"Traveler": {"@type": "Traveler", "passengerTypeCode": "ADT",
  "PersonName": {"Given": "Isolde", "Surname": "Fenwright"},
  "Telephone": [{"countryAccessCode": "44", "phoneNumber": "2075550100"}]}}' > /dev/null
LOCATOR=$(post "/air/book/reservation/reservations/$WORKBENCH" '{}' | read_json '.Reservation.Receipt[0].Confirmation.Locator.value')
echo "held as $LOCATOR"

curl -s "$BASE/11/air/book/reservation/reservations/$LOCATOR?identifierType=Locator" -H "Authorization: Bearer $TOKEN" |
  read_json '.Reservation.Offer[0].TermsAndConditionsFull[0].PaymentTimeLimit' | sed 's/^/to be paid by /'
